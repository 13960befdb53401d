import { stamp } from '#server/lib/clock'
import type { ClientDownload } from '../download-client'
import { refusalOf, wordsFor } from '../patience'
import type { Row } from '../store'
import { pausedElsewhere } from './follow-pause'
import { createNotThere, isMissed } from './not-there'
import { createOnError, fetching, figuresOf, inMinutes, type Step, type StepDeps } from './step'

const wantedOf = (row: Row): number[] => (row.files ?? []).filter((file) => file.wanted).map((file) => file.index)

/** downloading ⇄ stalled | checking | paused → importing: follows what the client does. */
export const createWatch = (deps: StepDeps): Step => {
  const { store, clients, progress, clock, settings, patience } = deps
  const onError = createOnError(deps)
  const notThere = createNotThere(deps)

  const arrived = (row: Row, seen: ClientDownload): void => {
    const change = {
      ...figuresOf(seen),
      progress: 1,
      completed_at: stamp(clock),
      save_path: seen.save_path,
      error: null,
      error_code: null,
      next_try_at: null,
    }
    const size_bytes = seen.size_bytes ?? row.size_bytes ?? 0
    store.move(row.id, {
      from: [...fetching, 'paused'],
      to: 'importing',
      change,
      event: (told) => ({ type: 'download_completed', ...told, size_bytes }),
    })
  }

  const stall = (row: Row, seen: ClientDownload): void => {
    const { stall_minutes } = settings()
    const who = seen.peers === 0 ? 'nobody is there to send it' : `${seen.peers} peers are there, but none sends`
    const quiet = { code: seen.peers === 0 ? 'no_peers' : 'no_progress', text: `${who}, for ${stall_minutes} minutes now` }
    const { code, text: reason } = refusalOf(seen) ?? quiet
    const next_try_at = inMinutes(clock, stall_minutes)
    store.move(row.id, {
      from: fetching,
      to: 'stalled',
      change: { ...figuresOf(seen), error_code: code, error: reason, next_try_at },
      event: (told) => ({ type: 'download_stalled', ...told, code, reason, next_try_at }),
    })
  }

  /** Slow but alive is left alone. What is there can also become less, when the client finds damage or begins anew. */
  const note = (row: Row, seen: ClientDownload): void => {
    const figures = figuresOf(seen)
    const alive = { ...figures, last_progress_at: stamp(clock), next_try_at: null, error: null, error_code: null }
    if (seen.state === 'paused')
      store.move(row.id, {
        from: fetching,
        to: 'paused',
        change: { ...figures, ...pausedElsewhere(row) },
        event: (told) => ({ type: 'download_paused', ...told }),
      })
    else if (seen.state === 'checking') store.move(row.id, { from: fetching, to: 'checking', change: alive })
    else if (row.state === 'checking' || seen.downloaded_bytes > row.downloaded_bytes)
      store.move(row.id, { from: fetching, to: 'downloading', change: alive })
    else wait(row, seen)
  }

  const wait = (row: Row, seen: ClientDownload): void => {
    const { id, state } = row
    const verdict = patience.judge(row, row.last_progress_at ?? row.state_at)
    if (state === 'stalled') store.move(id, { from: [state], to: state, change: figuresOf(seen) })
    else if (verdict === 'over') stall(row, seen)
    else store.move(id, { from: [state], to: state, change: { ...figuresOf(seen), ...wordsFor(verdict, row, seen) } })
  }

  return async (row) => {
    const seen = await clients.snapshot(row)
    if (!seen) return await notThere(row)
    if (isMissed(row)) return store.note(row.id, { error_code: null, error: null, next_try_at: null })
    progress.note(row.id, seen)
    if (seen.error) return await onError(row, seen.error)
    if (seen.complete) return arrived(row, seen)
    if (seen.state === 'queued') await clients.of(row).start(seen.info_hash, wantedOf(row))
    note(row, seen)
  }
}
