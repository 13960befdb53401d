import { after, stamp } from '#server/foundation/lib/clock'
import { minutes } from '#server/foundation/lib/duration'
import { told, troubleFrom, untroubled } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import type { ClientDownload } from '../download-client'
import { sentences } from '../sentences'
import { refusalOf, wordsFor } from '../stall'
import type { Row } from '../store'
import { pausedElsewhere } from './follow-pause'
import { createMissing, isMissing } from './missing'
import { createOnError, fetching, figuresOf, type Step, type StepDeps } from './step'

const wantedOf = (row: Row): number[] => (row.files ?? []).filter((file) => file.wanted).map((file) => file.index)

/** downloading ⇄ stalled | checking | paused → importing: follows the client. */
export const createWatch = (deps: StepDeps): Step => {
  const { store, clients, progress, clock, settings, stallWatch } = deps
  const onError = createOnError(deps)
  const notThere = createMissing(deps)

  const arrived = (row: Row, seen: ClientDownload): void => {
    const change = {
      ...figuresOf(seen),
      progress: 1,
      completed_at: stamp(clock),
      save_path: seen.save_path,
      ...untroubled,
      next_try_at: null,
    }
    const size_bytes = seen.size_bytes ?? row.size_bytes ?? 0
    store.follow(row.id, {
      from: [...fetching, 'paused'],
      to: 'importing',
      change,
      event: (download) => ({ type: 'download_completed', ...download, size_bytes }),
    })
  }

  const stall = (row: Row, seen: ClientDownload): void => {
    const { stall_minutes } = settings()
    const wait = minutes(stall_minutes)
    const noProgress = seen.peers === 0 ? say(sentences, 'no_peers', { wait }) : say(sentences, 'no_progress', { count: seen.peers, wait })
    const why = refusalOf(seen) ?? noProgress
    const next_try_at = after(clock, minutes(stall_minutes))
    store.follow(row.id, {
      from: fetching,
      to: 'stalled',
      change: { ...figuresOf(seen), ...troubleFrom(why), next_try_at },
      event: (download) => ({ type: 'download_stalled', ...download, ...told(why), next_try_at }),
    })
  }

  /** Records any progress, however slow. Progress can also decrease, when the client finds damage or starts from scratch. */
  const note = (row: Row, seen: ClientDownload): void => {
    const figures = figuresOf(seen)
    const alive = { ...figures, last_progress_at: stamp(clock), next_try_at: null, ...untroubled }
    if (seen.state === 'paused')
      store.follow(row.id, {
        from: fetching,
        to: 'paused',
        change: { ...figures, ...pausedElsewhere(row) },
        event: (download) => ({ type: 'download_paused', ...download }),
      })
    else if (seen.state === 'checking') store.follow(row.id, { from: fetching, to: 'checking', change: alive })
    else if (row.state === 'checking' || seen.downloaded_bytes > row.downloaded_bytes)
      store.follow(row.id, { from: fetching, to: 'downloading', change: alive })
    else wait(row, seen)
  }

  const wait = (row: Row, seen: ClientDownload): void => {
    const { id, state } = row
    const verdict = stallWatch.judge(row, row.last_progress_at ?? row.state_at)
    if (state === 'stalled') store.follow(id, { from: [state], to: state, change: figuresOf(seen) })
    else if (verdict === 'over') stall(row, seen)
    else store.follow(id, { from: [state], to: state, change: { ...figuresOf(seen), ...wordsFor(verdict, row, seen) } })
  }

  return async (row) => {
    const seen = await clients.snapshot(row)
    if (!seen) return await notThere(row)
    if (isMissing(row)) return store.note(row.id, { ...untroubled, next_try_at: null })
    progress.note(row.id, seen)
    if (seen.error) return await onError(row, seen.error)
    if (seen.complete) return arrived(row, seen)
    if (seen.state === 'queued') await clients.of(row).start(seen.info_hash, wantedOf(row))
    note(row, seen)
  }
}
