import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import type { Sentence } from '#server/foundation/lib/sentence'
import { say } from '#server/foundation/lib/sentence'
import { sharedRun } from '#server/foundation/lib/turns'
import { sentenceOf } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { sentences } from '#server/foundation/platform/sentences'
import type { CopyRow, CopyStore } from './store'

type Watching = { readonly signal: AbortSignal; readonly to: string; readonly onShare: (share: number) => void }
type Deps = {
  readonly store: CopyStore
  readonly log: Log
  /** A folder of our own. */
  readonly dir: string
  /** What stands in the way. Null if it worked or was stopped. Throws what the library throws. */
  readonly convert: (row: CopyRow, watching: Watching) => Promise<Sentence | null>
  readonly untilPause: () => AbortSignal
}
export type Making = ReturnType<typeof createMaking>

/** Makes the wanted copies, one at a time. */
export const createMaking = ({ store, log, dir, convert, untilPause }: Deps) => {
  let now: { readonly id: number; readonly stop: AbortController; share: number } | null = null
  const pathOf = (id: number): string => join(dir, `${id}.mp4`)

  const sweep = async (): Promise<void> => {
    store.forgetExpired()
    for (const name of existsSync(dir) ? await readdir(dir) : [])
      if (!name.endsWith('.mp4') || !store.find(Number.parseInt(name, 10))) await rm(join(dir, name), { force: true })
  }

  const write = async (row: CopyRow, signal: AbortSignal): Promise<Sentence | null> => {
    const to = `${pathOf(row.id)}.part`
    const onShare = (share: number): void => {
      if (now) now.share = Math.min(1, share)
    }
    try {
      const problem = await convert(row, { signal, to, onShare })
      if (!problem && !signal.aborted) await rename(to, pathOf(row.id))
      return problem
    } finally {
      await rm(to, { force: true })
    }
  }

  /** A canceled copy has no row any more; one that a pause stopped is made anew. */
  const make = async (row: CopyRow): Promise<void> => {
    const stop = new AbortController()
    const signal = AbortSignal.any([stop.signal, untilPause()])
    now = { id: row.id, stop, share: 0 }
    const made = await attempt(() => write(row, signal))
    now = null
    if (signal.aborted) return
    if (!made.ok) log.warn('a copy could not be made', { file_id: row.file_id, error: made.error })
    const problem = made.ok ? made.value : (sentenceOf(made.error) ?? say(sentences, 'unforeseen'))
    if (problem) store.noteProblem(row.id, problem)
    else store.noteReady(row.id, (await stat(pathOf(row.id))).size)
  }

  return {
    pathOf,
    run: sharedRun(async (): Promise<void> => {
      await sweep()
      await mkdir(dir, { recursive: true, mode: 0o700 })
      for (let row = store.next(); row && !untilPause().aborted; row = store.next()) await make(row)
    }),
    async stop(id: number): Promise<void> {
      if (now?.id === id) now.stop.abort()
      await rm(pathOf(id), { force: true })
    },
    /** The copy that is being made, and how much of it there is. */
    now: (): { readonly id: number; readonly share: number } | null => now,
  }
}
