import { expect, test } from 'bun:test'
import { join } from 'node:path'

const root = join(import.meta.dir, '../..')

/** Every file imported before the service listens, including packages, and every runtime module. */
const readByAStart = async (): Promise<{ files: Set<string>; modules: Set<string> }> => {
  const { metafile } = await Bun.build({
    entrypoints: [join(root, 'server/main.ts')],
    root,
    target: 'bun',
    splitting: true,
    metafile: true,
    throw: true,
  })
  const { inputs } = metafile!
  const begin = Object.keys(inputs).filter((file) => /server\/(main|cli\/serve)\.ts$/.test(file))
  const files = new Set(begin)
  const modules = new Set<string>()
  for (const file of files)
    for (const { path, kind } of inputs[file]?.imports ?? []) {
      if (kind === 'dynamic-import') continue
      if (path in inputs) files.add(path)
      else modules.add(path.replace(/^node:/, ''))
    }
  return { files, modules }
}

test('startup does not import what it does not use: archives, torrents, other clients, the tunnel, sample movies, web requests of Node', async () => {
  const { files, modules } = await readByAStart()

  const isRead = (part: string) => [...files].some((file) => file.includes(part))
  expect(['server/compose.ts', 'node_modules/elysia/'].filter((part) => !isRead(part))).toEqual([])
  const packages = ['jszip', 'age-encryption', 'webtorrent', 'bittorrent-tracker', 'parse-torrent', '@ctrl/qbittorrent'].map(
    (name) => `node_modules/${name}/`,
  )
  expect([...packages, 'world/', 'server/network/tunnel/stack/'].filter(isRead)).toEqual([])
  expect(['http', 'https', 'tls'].filter((name) => modules.has(name))).toEqual([])
})
