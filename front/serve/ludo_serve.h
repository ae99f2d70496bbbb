/* ludo_serve.h: the server's commands, for the command line. */
#ifndef LUDO_SERVE_COMMAND_H
#define LUDO_SERVE_COMMAND_H

int ludo_serve(int argc, char **argv);
int ludo_admin(int argc, char **argv);
int ludo_backup(int argc, char **argv);

/* What there is to set and to do, for manual pages and completions; 0 behind the last. */
struct ludo_told {
	const char *name, *argument, *standard, *help;
};
int ludo_serve_setting(int i, struct ludo_told *told);
int ludo_admin_power(int i, struct ludo_told *told);

#endif
