import { dlopen, ptr } from 'bun:ffi'

const largest = [4 << 20, 1 << 20, 416 << 10]

/** Enlarges the system's socket buffers: with the default, a fast tunnel drops many packets. Keeps the default if the system refuses. */
export const widenBuffers =
  (platform: string) =>
  (fd: number): void => {
    if (platform === 'win32') return
    const isLinux = platform === 'linux'
    const [level, receive, send] = isLinux ? [1, 8, 7] : [0xffff, 0x1002, 0x1001]
    try {
      const { symbols } = dlopen(isLinux ? 'libc.so.6' : 'libSystem.B.dylib', {
        setsockopt: { args: ['i32', 'i32', 'i32', 'ptr', 'i32'], returns: 'i32' },
      })
      const set = (option: number, size: number) => symbols.setsockopt(fd, level!, option, ptr(new Int32Array([size])), 4) === 0
      largest.some((size) => set(receive!, size))
      largest.some((size) => set(send!, size))
    } catch {}
  }
