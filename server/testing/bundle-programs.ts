import { symlinkSync } from 'node:fs'
import { join } from 'node:path'

const server = join(import.meta.dir, '..')

/** The whole program: `main.ts` with its worker threads. */
export const wholeProgram = [
  'main.ts',
  'service/diagnostics/bundle-worker.ts',
  'acquisition/torrent/reader-worker.ts',
  'connections/lists/reader-worker.ts',
  'connections/move-in/contents-worker.ts',
  'library/media/worker.ts',
  'foundation/platform/watchdog-thread.ts',
  'catalog/movies/query-worker.ts',
] as const

/**
 * Bundles programs below `server/` into `folder`, for tests that start them many times: reading all sources takes a process longer than
 * its work. Each keeps its path and name, since programs find each other by them.
 */
export const bundlePrograms = async (folder: string, programs: readonly string[]): Promise<void> => {
  await Bun.build({
    entrypoints: programs.map((path) => join(server, path)),
    root: server,
    outdir: folder,
    // Modules and videos are opened by this path, from any working directory.
    publicPath: `${folder}/`,
    naming: { entry: '[dir]/[name].ts' },
    target: 'bun',
    splitting: true,
    throw: true,
  })
  // The demo finds its pictures beside its code.
  symlinkSync(join(server, '../world/art'), join(folder, 'art'), 'junction')
}
