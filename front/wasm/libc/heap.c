/* heap.c: memory from behind the module's data.
 *
 * Chunks lie one behind the other and know how long the one before is, so that what is freed
 * joins its free neighbours.  Free ones are in lists by the length of their length in bits. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { PAGE = 65536, UNIT = 16, LEAST = 32, LISTS = 33, MOST_BYTES = 1 << 30 };

struct chunk {
	uint32_t before; /* bytes of the chunk before; 0: there is none */
	uint32_t size;   /* with this head; an odd one is taken */
	struct chunk *next, **link; /* of a free one: the next in its list, what points here */
};
_Static_assert(sizeof(struct chunk) <= UNIT, "a head keeps what follows aligned");

extern unsigned char __heap_base;

static struct chunk *lists[LISTS];
static struct chunk *end; /* a head of no length behind all others */

static struct chunk *at(struct chunk *c, int64_t bytes)
{
	return (struct chunk *)(void *)((char *)c + bytes);
}

static uint32_t length(const struct chunk *c)
{
	return c->size & ~1u;
}

static int list_of(uint32_t size)
{
	return 31 - __builtin_clz(size);
}

static void put(struct chunk *c)
{
	struct chunk **list = &lists[list_of(c->size)];
	c->next = *list;
	c->link = list;
	if (c->next)
		c->next->link = &c->next;
	*list = c;
}

static void take(struct chunk *c)
{
	*c->link = c->next;
	if (c->next)
		c->next->link = c->link;
}

/* A free chunk of so many bytes is at c: it joins its neighbours. */
static void release(struct chunk *c, uint32_t size)
{
	struct chunk *next = at(c, size), *before = at(c, -(int64_t)c->before);
	if (!(next->size & 1)) {
		take(next);
		size += next->size;
	}
	if (c->before && !(before->size & 1)) {
		take(before);
		size += before->size;
		c = before;
	}
	c->size = size;
	at(c, size)->before = size;
	put(c);
}

/* More pages: what they hold is one free chunk. */
static int grow(uint32_t bytes)
{
	size_t pages = (bytes + 2 * UNIT) / PAGE + 1;
	if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1)
		return 0;
	if (!end) {
		end = (struct chunk *)(((uintptr_t)&__heap_base + UNIT - 1) / UNIT * UNIT);
		*end = (struct chunk){ 0, 1, 0, 0 };
	}
	struct chunk *c = end;
	uint32_t size = __builtin_wasm_memory_size(0) * PAGE - UNIT - (uintptr_t)c;
	end = at(c, size);
	*end = (struct chunk){ size, 1, 0, 0 };
	release(c, size);
	return 1;
}

static struct chunk *find(uint32_t size)
{
	for (int list = list_of(size); list < LISTS; list++)
		for (struct chunk *c = lists[list]; c; c = c->next)
			if (c->size >= size)
				return c;
	return 0;
}

void *malloc(size_t n)
{
	if (n > MOST_BYTES)
		return 0;
	uint32_t size = ((uint32_t)n + 2 * UNIT - 1) / UNIT * UNIT;
	size = size < LEAST ? LEAST : size;
	struct chunk *c = find(size);
	if (!c && grow(size))
		c = find(size);
	if (!c)
		return 0;
	take(c);
	uint32_t rest = c->size - size;
	if (rest >= LEAST) {
		struct chunk *over = at(c, size);
		over->before = size;
		over->size = rest;
		at(over, rest)->before = rest;
		put(over);
	} else {
		size = c->size;
	}
	c->size = size | 1;
	return at(c, UNIT);
}

void free(void *p)
{
	if (!p)
		return;
	struct chunk *c = at(p, -UNIT);
	release(c, length(c));
}

void *calloc(size_t n, size_t size)
{
	if (size && n > MOST_BYTES / size)
		return 0;
	void *p = malloc(n * size);
	if (p)
		memset(p, 0, n * size);
	return p;
}

void *realloc(void *p, size_t n)
{
	void *more = malloc(n);
	if (!p || !more)
		return more;
	size_t had = length(at(p, -UNIT)) - UNIT;
	memcpy(more, p, had < n ? had : n);
	free(p);
	return more;
}

void abort(void)
{
	__builtin_trap();
}
