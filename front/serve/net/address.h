/* address.h: where somebody comes from, as far as limits are concerned. */
#ifndef LUDO_ADDRESS_H
#define LUDO_ADDRESS_H

#include <stddef.h>

struct sockaddr;

enum { NETWORK_BYTES = 64 };

/* An address in IPv4 ("192.0.2.7"), the network of one in IPv6 ("2001:db8:1:2::/64"): who has one
 * address there has all of them.  0 if the text is no address. */
int address_network(const char *text, char network[NETWORK_BYTES]);
/* The same of a socket's other end. */
void address_of_peer(const struct sockaddr *peer, char network[NETWORK_BYTES]);

#endif
