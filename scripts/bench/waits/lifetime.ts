import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#server/testing/torrent-programs'
import { startService } from '../../../e2e/service'
import { untilAtRest } from '../cpu'
import { serve, untilAnswered } from '../first-answer'
import { fillMovies } from '../movies'
import { usedBy } from '../processes'
import type { Measure, Wait } from './measure'
import { end, ownPid } from './syncs'

type Backup = { id: number; size_bytes: number }

/** Starts until the first answer, and ends it. */
const startOnce = async (
  measure: Measure,
  { what, dataDir, how }: { what: string; dataDir: string; how: 'SIGTERM' | 'SIGKILL' },
): Promise<Wait> => {
  const port = await freePort()
  const synced = measure.syncsSoFar()
  const { ms, child } = await untilAnswered(serve(dataDir, port), port)
  const pid = await ownPid(child)
  const { cpu } = usedBy(pid)
  const now = measure.syncsSoFar()
  const syncs = { count: now.count - synced.count, seconds: now.seconds - synced.seconds }
  process.kill(pid, how)
  await child.exited
  return { what, seconds: ms / 1000, cpu: cpu / 1e6, syncs, questions: 0, bytes: 0, limit: 0, beside: '' }
}

/** Starts, a backup, and a restore of it, with a filled library. */
export const lifetime = async (measure: Measure, dir: string, movies: number): Promise<Wait[]> => {
  const home = mkdtempSync(join(dir, 'lifetime-'))
  const dataDir = join(home, 'data')
  try {
    await end(await startService({ dataDir }))
    fillMovies(dataDir, movies)
    // The first start reads what was filled, and the second finds it in the disk cache.
    await startOnce(measure, { what: '', dataDir, how: 'SIGTERM' })
    const clean = await startOnce(measure, { what: `start with ${movies} movies, first answer`, dataDir, how: 'SIGKILL' })
    const killed = await startOnce(measure, { what: 'start after it was killed, first answer', dataDir, how: 'SIGTERM' })

    const service = await startService({ dataDir })
    const at = { url: service.url, pid: await ownPid(service) }
    await untilAtRest(at.pid)
    const bytes = statSync(join(dataDir, 'app.db')).size
    let made: Backup | undefined
    const backup = await measure.during(`a backup of ${Math.round(bytes / 1e6)} MB`, { ...at, limit: { bytes, promises: 1 } }, async () => {
      made = await service.client.call<Backup>('POST', '/backups')
    })
    const restore = await measure.during('the restore of it', { ...at, limit: { bytes, promises: 1 } }, () =>
      service.client.call('POST', `/backups/${made!.id}/restore`, { credentials: 'live' }),
    )
    await end(service)
    return [clean, killed, backup, restore]
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
