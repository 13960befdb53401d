import { closeSync, openSync, readSync } from 'node:fs'

type Running = { readonly platform: NodeJS.Platform; readonly arch: string; readonly executable: string }

/** The name of this program's platform in a release. */
export const targetOf = ({ platform, arch, executable }: Running): string => {
  if (platform === 'win32') return `windows-${arch}`
  return `${platform}-${arch}${platform === 'linux' && isForMusl(executable) ? '-musl' : ''}`
}

/** An executable names its loader in its first page. */
const isForMusl = (executable: string): boolean => {
  const head = Buffer.alloc(4096)
  const file = openSync(executable, 'r')
  try {
    readSync(file, head)
  } finally {
    closeSync(file)
  }
  return head.includes('ld-musl')
}
