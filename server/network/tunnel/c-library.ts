import { dlopen, type FFIFunction } from 'bun:ffi'
import { Failure } from '#server/foundation/lib/failure'
import { say } from '#server/foundation/lib/sentence'
import { sentences } from './sentences'

/** Opens the C library of a Linux, glibc or musl. */
export const openLibrary = <Functions extends Record<string, FFIFunction>>(functions: Functions) => {
  for (const name of ['libc.so.6', 'libc.musl-x86_64.so.1', 'libc.musl-aarch64.so.1', 'libc.so']) {
    try {
      return dlopen(name, functions).symbols
    } catch {}
  }
  throw new Failure(say(sentences, 'no_c_library'))
}
