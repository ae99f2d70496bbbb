/* ludo_serve.h: the server's command, for the command line. */
#ifndef LUDO_SERVE_COMMAND_H
#define LUDO_SERVE_COMMAND_H

int ludo_serve(int argc, char **argv);
int ludo_admin(int argc, char **argv);
int ludo_backup(int argc, char **argv);

#endif
