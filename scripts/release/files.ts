import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
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

/** A reproducible tar archive. */
export const packTar = (folder: string, name: string, archive: string): Promise<string> =>
  run([
    'tar',
    '--sort=name',
    `--mtime=@${sourceSeconds()}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rwX,go+rX,go-w',
    '--format=gnu',
    '--use-compress-program=gzip -9n',
    '-cf',
    archive,
    '-C',
    folder,
    name,
  ])
