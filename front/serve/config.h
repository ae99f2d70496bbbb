/* config.h: how the server was told to run. */
#ifndef LUDO_CONFIG_H
#define LUDO_CONFIG_H

enum { SETTING_BYTES = 512 };

struct config {
	char listen[SETTING_BYTES], store[SETTING_BYTES], data[SETTING_BYTES],
		origin[SETTING_BYTES], log[SETTING_BYTES];
	char smtp[SETTING_BYTES], sendmail[SETTING_BYTES], mail_from[SETTING_BYTES];
	char hook_secret[SETTING_BYTES];
	long mails;                /* a day to one address */
	long hooks, hooks_private; /* may people name web hooks; also on private networks */
	long admin;                /* is there a page for the operator? */
	long proxy;                /* believe X-Forwarded-For of the peer */
	long connections, per_address, rate, tables, bots;
	long absent_ms;            /* who was gone for so long can be replaced */
	long grace_ms;             /* after a start nobody's time runs out for so long */
	long think_ms;             /* the most a bot thinks about one answer */
	long hint_ms;              /* the same for a hint */
	long analysis;             /* threads for games that are over; 0: it is not offered */
	long hints;                /* that a seat may ask for in a minute; 0: any number */
	long lease_ms;             /* a bot's turn is claimed for so long, and again */
	long request_ms, silent_ms, stuck_ms; /* patience with clients */
	long beat_ms;              /* nodes say that often that they are alive */
	char style[SETTING_BYTES]; /* how every bot thinks instead; "" as its kind does */
	long template;             /* offer the template too */
	long clean_ms;             /* what was kept for long enough is dropped that often */
	/* days; 0: for ever */
	long keep_guests, keep_open, keep_idle, keep_finished;
	long retry_ms;             /* first wait before a letter is tried again */
};

/* From the command line, the environment, a file, the standard; in this order.  0 and one
 * clear line on standard error if something is wrong; -1 after --help.  argv[0] is the command. */
int config_read(struct config *config, int argc, char **argv);

#endif
