import { openSync, writeSync } from 'node:fs'

const parentProcess = 0xffffffff
const standardOutput = 0xfffffff5

/**
 * On Windows the program has no console, so a double-click opens none. When it is started from one, it must attach to it before it can
 * print. Null if the output already goes somewhere, or if there is no console to attach to.
 */
export const attachConsole = async (platform: NodeJS.Platform): Promise<((text: string) => void) | null> => {
  if (platform !== 'win32') return null
  try {
    const { dlopen, FFIType } = await import('bun:ffi')
    const { symbols, close } = dlopen('kernel32.dll', {
      GetStdHandle: { args: [FFIType.u32], returns: FFIType.u64 },
      AttachConsole: { args: [FFIType.u32], returns: FFIType.i32 },
    })
    const isHeard = ![0n, 0xffffffffffffffffn].includes(BigInt(symbols.GetStdHandle(standardOutput)))
    const isAttached = !isHeard && symbols.AttachConsole(parentProcess) !== 0
    close()
    if (!isAttached) return null
    const console = openSync('\\\\.\\CONOUT$', 'w')
    return (text) => void writeSync(console, text)
  } catch {
    return null
  }
}
