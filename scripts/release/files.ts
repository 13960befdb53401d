import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { run } from './run'
import { sourceSeconds } from './versions'

const within = (path: string): string => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o755 })
  return path
}

export const put = (path: string, text: string | Uint8Array, mode = 0o644): void => {
  writeFileSync(within(path), text)
  chmodSync(path, mode)
}

export const putCopy = (from: string, path: string, mode = 0o644): void => {
  copyFileSync(from, within(path))
  chmodSync(path, mode)
}

/** Like `gzip -9n`: without name and time. */
export const gzipped = (text: string): Buffer => gzipSync(text, { level: 9 })

/** A reproducible tar archive, not compressed. */
export const packTar = async (folder: string, name: string): Promise<Buffer> => {
  const archive = `${join(folder, name)}.tar`
  await run([
    'tar',
    '--sort=name',
    `--mtime=@${sourceSeconds()}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rwX,go+rX,go-w',
    '--format=gnu',
    '-cf',
    archive,
    '-C',
    folder,
    name,
  ])
  const bytes = readFileSync(archive)
  rmSync(archive)
  return bytes
}
