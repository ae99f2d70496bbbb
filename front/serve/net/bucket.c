/* bucket.c: a bucket that fills up again; see limit.h. */
#include "limit.h"

int bucket_take(struct bucket *b, double much, double rate, double burst, int64_t now_us)
{
	if (rate <= 0)
		return 1;
	if (!b->at)
		b->left = burst;
	else
		b->left += (double)(now_us - b->at) * rate / 1e6;
	b->at = now_us;
	if (b->left > burst)
		b->left = burst;
	if (b->left < much)
		return 0;
	b->left -= much;
	return 1;
}
