import { basename, extname } from 'node:path'
import { stamp } from '#server/foundation/lib/clock'
import { untroubled } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { isDescribed } from '#server/foundation/releases/parse-release-path'
import type { ClientDownload, ClientFile } from '../download-client'
import { sentences } from '../sentences'
import { wordsFor } from '../stall'
import type { Row } from '../store'
import { createMissing, isMissing } from './missing'
import { createGiveUp, createOnError, type Step, type StepDeps } from './step'

/** fetching_metadata → downloading: judges the file list before any payload is downloaded. */
export const createInspect = (deps: StepDeps): Step => {
  const { store, clients, clock, inspect, stallWatch } = deps
  const giveUp = createGiveUp(deps)
  const onError = createOnError(deps)
  const notThere = createMissing(deps)

  const start = async (
    row: Row,
    files: readonly ClientFile[],
    { save_path, name }: Pick<ClientDownload, 'save_path' | 'name'>,
  ): Promise<void> => {
    const verdict = inspect(files, row)
    if (!verdict.ok) return await giveUp(row, { ...verdict.why, isRefused: true, isBlocked: true })
    const listed = files.map(({ index, path, size_bytes }) => ({ index, path, size_bytes, wanted: verdict.wanted({ path, size_bytes }) }))
    const wanted = listed.filter((file) => file.wanted)
    const size_bytes = wanted.reduce((sum, file) => sum + file.size_bytes, 0)
    const named = nameFor(row, { name, wanted })
    const moved = store.follow(row.id, {
      from: ['fetching_metadata'],
      to: 'downloading',
      change: { ...named, files: listed, size_bytes, save_path, last_progress_at: stamp(clock), ...untroubled },
      event: (download) => ({ type: 'download_metadata_ready', ...download, files: files.length, size_bytes }),
    })
    if (moved && row.info_hash)
      await clients.of(row).start(
        row.info_hash,
        wanted.map((file) => file.index),
      )
  }

  const wait = async (row: Row, seen: ClientDownload): Promise<void> => {
    const verdict = stallWatch.judge(row, row.state_at)
    if (verdict === 'over') await giveUp(row, { ...say(sentences, 'no_metadata'), isBlocked: true })
    else store.follow(row.id, { from: [row.state], to: row.state, change: wordsFor(verdict, row, seen) })
  }

  return async (row) => {
    if (!row.info_hash) return
    const seen = await clients.snapshot(row)
    if (!seen) return await notThere(row)
    if (isMissing(row)) store.note(row.id, { ...untroubled, next_try_at: null })
    if (seen.error) return await onError(row, seen.error)
    const files = await clients.of(row).files(row.info_hash)
    await (files ? start(row, files, seen) : wait(row, seen))
  }
}

type Inside = { name: string; wanted: readonly { path: string; size_bytes: number }[] }
/** A user's own torrent may have a name that does not tell its quality; its payload then does. */
const nameFor = (row: Row, { name, wanted }: Inside): Pick<Row, 'title' | 'quality'> | undefined => {
  if (row.release_id !== null || isDescribed(parseRelease(row.title))) return undefined
  const movie = wanted.toSorted((a, b) => b.size_bytes - a.size_bytes)[0]
  const title = [name, movie ? basename(movie.path, extname(movie.path)) : ''].find((each) => isDescribed(parseRelease(each)))
  return title === undefined ? undefined : { title, quality: parseRelease(title).quality }
}
