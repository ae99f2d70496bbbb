/* manual.c: manual pages and completions, made from the tables that the commands are read by: what
 * they say is what there is. */
#include <stdio.h>
#include <string.h>

#include "../serve/ludo_serve.h"
#include "cli.h"
#include "ludo_version.h"

/* ---- manual pages, for man(7) ---- */

/* Words as they are: no hyphenation of options, no line that is taken for a request. */
static void put_roff(const char *words)
{
	for (const char *c = words; *c; c++)
		if (*c == '-')
			fputs("\\-", stdout);
		else if (*c == '\\')
			fputs("\\e", stdout);
		else if (*c == '\n')
			putchar(' ');
		else if (c == words && (*c == '.' || *c == '\''))
			printf("\\&%c", *c);
		else
			putchar(*c);
}

static void put_item(const char *name, const char *arguments, const char *help)
{
	printf(".TP\n\\fB");
	put_roff(name);
	printf("\\fR ");
	put_roff(arguments);
	puts("");
	put_roff(help);
	puts("");
}

static void put_head(const char *title, const char *section, const char *name, const char *what)
{
	printf(".TH %s %s \"\" \"ludoteca %s\"\n.SH NAME\n%s \\- %s\n", title, section, LUDO_VERSION,
	       name, what);
}

static int man_ludoteca(void)
{
	put_head("LUDOTECA", "1", "ludoteca",
		 "political board games of the Renaissance and the Baroque");
	puts(".SH SYNOPSIS\n.B ludoteca\n[\\fICOMMAND\\fR ...]\n.SH DESCRIPTION\n"
	     "Plays board games in the terminal, against bots or people, and serves them to browsers.\n"
	     "Without a command, and in a terminal, a menu lets one choose a game.\n.SH COMMANDS");
	for (int i = 0; i < cli_n_commands; i++)
		if (cli_commands[i].word)
			put_item(cli_commands[i].word, cli_commands[i].arguments,
				 cli_commands[i].help);
	puts(".SH GAMES");
	for (int i = 0; ludo_games[i]; i++)
		if (!ludo_games[i]->is_template)
			put_item(ludo_games[i]->id, "", ludo_games[i]->face->blurb[LUDO_EN]);
	puts(".SH FILES\n.TP\n.I $XDG_DATA_HOME/ludoteca\nthe store of a server that was told no other\n"
	     ".SH EXIT STATUS\n0 if all is well, 1 if something failed, 2 if the command was misspoken.\n"
	     ".SH SEE ALSO\n.BR ludoteca\\-serve (8)");
	return 0;
}

static void man_settings(void)
{
	struct ludo_told told;
	puts(".SH SETTINGS\nEach may stand on the command line as\n.BR \\-\\-\\fINAME\\fR ,\nin the "
	     "environment as\n.BR LUDOTECA_\\fINAME\\fR ,\nor in the file of\n.B \\-\\-config\nas "
	     "\\(oqname = value\\(cq; the command line counts most, the file least.");
	for (int i = 0; ludo_serve_setting(i, &told); i++) {
		char name[40], help[300];
		snprintf(name, sizeof(name), "--%s", told.name);
		snprintf(help, sizeof(help), "%s%s%s%s", told.help, *told.standard ? " (" : "",
			 told.standard, *told.standard ? ")" : "");
		put_item(name, told.argument, help);
	}
}

static int man_serve(void)
{
	struct ludo_told told;
	put_head("LUDOTECA\\-SERVE", "8", "ludoteca\\-serve",
		 "serve board games to browsers, and look after the server");
	puts(".SH SYNOPSIS\n.B ludoteca serve\n[\\-\\-config \\fIFILE\\fR] [\\-\\-\\fINAME VALUE\\fR ...]\n"
	     ".br\n.B ludoteca admin\n[\\-\\-config \\fIFILE\\fR] \\fIPOWER\\fR ...\n.br\n"
	     ".B ludoteca backup\n[\\-\\-config \\fIFILE\\fR] \\fIFILE\\fR\n.SH DESCRIPTION\n"
	     "A server for any number of tables, with an embedded store or on PostgreSQL, which several\n"
	     "servers may share.  It listens on loopback and speaks plain HTTP: a reverse proxy in front\n"
	     "does TLS.  What was acknowledged is on the disk, whatever dies.");
	man_settings();
	puts(".SH POWERS\nWhat\n.B ludoteca admin\ncan do, whether a server runs or not; those that run act "
	     "at once.  PERSON is an id, or a\nname that only one person has.");
	for (int i = 0; ludo_admin_power(i, &told); i++)
		put_item(told.name, told.argument, told.help);
	put_item("token", "", "print what opens the page /admin: good once, for an hour");
	puts(".SH FILES\n.TP\n.I /etc/ludoteca.conf\nsettings of the service\n.TP\n.I /var/lib/ludoteca\n"
	     "its store\n.SH SIGNALS\nSIGTERM and SIGINT end it in good order, within five seconds.\n"
	     ".SH SEE ALSO\n.BR ludoteca (1),\n.BR systemctl (1)");
	return 0;
}

/* ---- completions ---- */

static void put_words(void (*each)(const char *word), const char *text, const char *begin)
{
	for (const char *at = text; (at = strstr(at, begin)); at++) {
		char word[40];
		size_t n = strcspn(at, " ]|\n");
		snprintf(word, sizeof(word), "%.*s", (int)n, at);
		each(word);
		at += n - 1;
	}
}

static void put_word(const char *word)
{
	printf(" %s", word);
}

static void put_games(void)
{
	for (int i = 0; ludo_games[i]; i++)
		if (!ludo_games[i]->is_template)
			put_word(ludo_games[i]->id);
}

/* What may follow a command: its options, games where it takes one, settings, powers. */
static void put_follows(const struct cli_command *c)
{
	struct ludo_told told;
	int is_serve = c->run == ludo_serve, is_admin = c->run == ludo_admin;
	if (!is_serve)
		put_words(put_word, c->arguments, "--");
	if (strstr(c->arguments, "GAME"))
		put_games();
	if (c->run == cli_manual)
		fputs(" ludoteca serve bash zsh", stdout);
	for (int i = 0; is_serve && ludo_serve_setting(i, &told); i++)
		printf(" --%s", told.name);
	for (int i = 0; is_admin && ludo_admin_power(i, &told); i++)
		put_word(told.name);
	if (is_serve)
		fputs(" --config", stdout);
	if (is_admin)
		fputs(" token --json --as --dry-run", stdout);
	fputs(" --help", stdout);
}

static int bash(void)
{
	puts("# completion of ludoteca(1) for bash, written by 'ludoteca manual bash'\n"
	     "_ludoteca()\n{\n\tlocal words word=${COMP_WORDS[COMP_CWORD]}\n\tCOMPREPLY=()\n"
	     "\tcase $COMP_CWORD:${COMP_WORDS[1]}:${COMP_WORDS[COMP_CWORD-1]} in");
	fputs("\t1:*) words=\"", stdout);
	for (int i = 0; i < cli_n_commands; i++)
		if (cli_commands[i].word)
			put_word(cli_commands[i].word);
	puts(" --help --version\" ;;\n\t*:--config|*:--data|*:--verify|*:backup|*:replay|*:verify|*:analyse|*:--cache|*:example)\n"
	     "\t\tmapfile -t COMPREPLY < <(compgen -f -- \"$word\")\n\t\treturn ;;");
	for (int i = 0; i < cli_n_commands; i++)
		if (cli_commands[i].word) {
			printf("\t*:%s:*) words=\"", cli_commands[i].word);
			put_follows(&cli_commands[i]);
			puts("\" ;;");
		}
	puts("\tesac\n\tmapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")\n}\n"
	     "complete -o default -F _ludoteca ludoteca");
	return 0;
}

static void put_described(const char *word, const char *help)
{
	printf("\t\t'%s:", word);
	for (; *help; help++)
		if (*help == '\'')
			fputs("'\\''", stdout);
		else
			putchar(*help == ':' || *help == '\n' ? ' ' : *help);
	puts("'");
}

static int zsh(void)
{
	puts("#compdef ludoteca\n# completion of ludoteca(1) for zsh, written by 'ludoteca manual zsh'\n"
	     "_ludoteca() {\n\tlocal -a commands\n\tcommands=(");
	for (int i = 0; i < cli_n_commands; i++)
		if (cli_commands[i].word)
			put_described(cli_commands[i].word, cli_commands[i].help);
	puts("\t)\n\tif (( CURRENT == 2 )); then\n\t\t_describe command commands\n\t\treturn\n\tfi\n"
	     "\tcase $words[CURRENT-1] in\n\t--config|--data|--verify|backup|replay|verify|analyse|--cache|example)\n"
	     "\t\t_files\n\t\treturn ;;\n\tesac\n\tcase $words[2] in");
	for (int i = 0; i < cli_n_commands; i++)
		if (cli_commands[i].word) {
			printf("\t%s) compadd --", cli_commands[i].word);
			put_follows(&cli_commands[i]);
			puts(" ;;");
		}
	puts("\tesac\n}\n_ludoteca \"$@\"");
	return 0;
}

int cli_manual(int argc, char **argv)
{
	static const struct {
		const char *word;
		int (*write)(void);
	} kinds[] = { { "ludoteca", man_ludoteca }, { "serve", man_serve }, { "bash", bash },
		      { "zsh", zsh } };
	for (int i = 0; argc == 2 && i < 4; i++)
		if (!strcmp(kinds[i].word, argv[1]))
			return kinds[i].write();
	return cli_misspoken("manual wants one of ludoteca, serve, bash, zsh");
}
