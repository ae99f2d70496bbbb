/* address.c: addresses and networks; see address.h. */
#include "address.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>

static void write_six(const unsigned char *bytes, char network[NETWORK_BYTES])
{
	static const unsigned char mapped[12] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff };
	unsigned char net[16] = { 0 };
	if (!memcmp(bytes, mapped, sizeof(mapped))) {
		inet_ntop(AF_INET, bytes + sizeof(mapped), network, NETWORK_BYTES);
		return;
	}
	memcpy(net, bytes, 8);
	inet_ntop(AF_INET6, net, network, NETWORK_BYTES);
	size_t n = strlen(network);
	snprintf(network + n, NETWORK_BYTES - n, "/64");
}

int address_network(const char *text, char network[NETWORK_BYTES])
{
	unsigned char bytes[16];
	if (inet_pton(AF_INET, text, bytes) == 1)
		inet_ntop(AF_INET, bytes, network, NETWORK_BYTES);
	else if (inet_pton(AF_INET6, text, bytes) == 1)
		write_six(bytes, network);
	else
		return 0;
	return 1;
}

void address_of_peer(const struct sockaddr *peer, char network[NETWORK_BYTES])
{
	*network = 0;
	if (peer->sa_family == AF_INET)
		inet_ntop(AF_INET, &((const struct sockaddr_in *)(const void *)peer)->sin_addr,
			  network, NETWORK_BYTES);
	else if (peer->sa_family == AF_INET6)
		write_six(((const struct sockaddr_in6 *)(const void *)peer)->sin6_addr.s6_addr,
			  network);
}
