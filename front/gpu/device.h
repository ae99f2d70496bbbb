/* device.h: the few words in which a device differs from a processor.  Compiled for a
 * processor, a block is one thread, and it need not wait for anybody. */
#ifndef LUDO_DEVICE_H
#define LUDO_DEVICE_H

#include <stdint.h>

#ifdef __NVPTX__
#define KERNEL __attribute__((nvptx_kernel))
#define DEVICE_SPACE __attribute__((address_space(3)))
#define DEVICE_SHARED(name) extern DEVICE_SPACE _Alignas(16) unsigned char name[]

static inline int device_thread(void)
{
	return __nvvm_read_ptx_sreg_tid_x();
}

static inline int device_threads(void)
{
	return __nvvm_read_ptx_sreg_ntid_x();
}

static inline int device_block(void)
{
	return __nvvm_read_ptx_sreg_ctaid_x();
}

/* Until all threads of the block are here. */
static inline void device_wait(void)
{
	__syncthreads();
}

static inline void device_lessen(int32_t *number, int32_t value)
{
	__nvvm_atom_min_gen_i(number, value);
}

enum { DEVICE_WARP = 32 }; /* threads that run together */

/* All threads of a warp at once, each the next number. */
static inline int device_take(DEVICE_SPACE int32_t *next)
{
	int first = 0, at = device_thread() % DEVICE_WARP;
	__nvvm_bar_warp_sync(0xffffffff);
	if (!at)
		first = __atomic_fetch_add(next, DEVICE_WARP, __ATOMIC_RELAXED);
	return __nvvm_shfl_sync_idx_i32((int)0xffffffff, first, 0, DEVICE_WARP - 1) + at;
}
#else
#define KERNEL static
#define DEVICE_SPACE
/* about as much as a block of a device has */
#define DEVICE_SHARED(name) static _Alignas(16) unsigned char name[1 << 18]

static int device_block_; /* which block this call is */

static inline int device_thread(void)
{
	return 0;
}

static inline int device_threads(void)
{
	return 1;
}

static inline int device_block(void)
{
	return device_block_;
}

static inline void device_wait(void)
{
}

static inline void device_lessen(int32_t *number, int32_t value)
{
	if (*number > value)
		*number = value;
}

enum { DEVICE_WARP = 1 };

static inline int device_take(int32_t *next)
{
	return (*next)++;
}
#endif

/* Of all threads of all blocks, which is this one? */
static inline int device_number(void)
{
	return device_block() * device_threads() + device_thread();
}

/* for each i below n, shared out among the threads of the block */
#define device_each(i, n) for (int i = device_thread(); i < (n); i += device_threads())

#endif
