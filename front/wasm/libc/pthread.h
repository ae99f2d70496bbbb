/* pthread.h: here is one thread, and no other can be had: bots know what to do then. */
#ifndef LUDO_PTHREAD_H
#define LUDO_PTHREAD_H

typedef int pthread_t;

static inline int pthread_create(pthread_t *thread, const void *how, void *(*run)(void *),
				 void *with)
{
	(void)thread, (void)how, (void)run, (void)with;
	return 1;
}

static inline int pthread_join(pthread_t thread, void **result)
{
	(void)thread, (void)result;
	return 0;
}

#endif
