import { copyFile, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { minutes } from '#server/foundation/lib/duration'
import type { LeastProgress } from '#server/foundation/lib/progress'
import { say } from '#server/foundation/lib/sentence'
import { syncFolder } from '#server/foundation/platform/durable-files'
import { Unavailable } from '#server/foundation/platform/errors'
import type { UpstreamAnswer, UpstreamFetch, UpstreamRequest } from '#server/foundation/upstream/fetch'
import { requireFolder } from '../folder'
import { type offsiteActions, sentences } from '../sentences'
import { sha256Of } from '../sha256-of'

/** Somewhere that copies of backups are kept. Every function throws a failure with the reason. */
export type Place = {
  put(file: string, name: string): Promise<void>
  /** Whether it gives back exactly the bytes of the file. */
  holds(name: string, file: string): Promise<boolean>
  /** Does nothing if it is not there. */
  remove(name: string): Promise<void>
}
type Address = { place: string; user: string | null; password: string | null }

/** The folder must exist: if its disk were not mounted, creating it would fill the wrong disk. */
export const folderPlace = (folder: string): Place => ({
  put: async (file, name) => {
    requireFolder(folder)
    const partial = join(folder, `.${name}.partial`)
    await copyFile(file, partial)
    const written = await open(partial, 'r+')
    await written.sync().finally(() => written.close())
    // A copy that a crash kept from being counted may be there.
    await rename(partial, join(folder, name))
    syncFolder(folder)
  },
  holds: async (name, file) => (await sha256Of(join(folder, name))) === (await sha256Of(file)),
  remove: (name) => rm(join(folder, name), { force: true }),
})

/**
 * A large copy on a slow line takes its time. What is sent fills buffers of up to two megabytes, which a slow line empties at intervals, so
 * the time must be long.
 */
const usualProgress: LeastProgress = { bytes: 256 * 1024, every: minutes(2) }

/** Nobody reads what a server says to a file that it stored. */
const mostSaid = 64 * 1024

/** A response is kept in memory, so of a larger copy only the size is compared. */
const mostReadBack = 256 * 1024 * 1024

/** A WebDAV folder that exists, by RFC 4918: files are written, read, and deleted by plain HTTP methods. */
export const webdavPlace = ({ place, user, password }: Address, fetch: UpstreamFetch, progress = usualProgress): Place => {
  const headers: Record<string, string> =
    user === null ? {} : { authorization: `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}` }
  const ask = (name: string, request: UpstreamRequest): Promise<UpstreamAnswer> =>
    fetch(`${place}${place.endsWith('/') ? '' : '/'}${encodeURIComponent(name)}`, { maxBytes: mostSaid, ...request, headers, progress })
  const done = ({ status }: UpstreamAnswer, what: (typeof offsiteActions)[number], also: number[] = []): void => {
    if ((status < 200 || status > 299) && !also.includes(status)) throw new Unavailable(say(sentences, 'offsite_refused', { status, what }))
  }
  return {
    put: async (file, name) => done(await ask(name, { method: 'PUT', body: Bun.file(file) }), 'writing a file'),
    holds: async (name, file) => {
      const { size } = Bun.file(file)
      const isLarge = size > mostReadBack
      const answer = await ask(name, isLarge ? { method: 'HEAD' } : { maxBytes: size + 1 })
      done(answer, 'reading a file')
      if (isLarge) return Number(answer.headers.get('content-length')) === size
      return new Bun.CryptoHasher('sha256').update(answer.bytes).digest('hex') === (await sha256Of(file))
    },
    remove: async (name) => done(await ask(name, { method: 'DELETE' }), 'deleting a file', [404, 410]),
  }
}
