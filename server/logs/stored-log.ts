import { join } from 'node:path'
import type { Clock } from '#server/lib/clock'
import { createScrubber, type Scrubber } from '#server/lib/redact'
import type { LevelName } from '#server/platform/log'
import { createLog } from './log'
import { openLogs } from './open'
import { createLogSink } from './sink'

export type LogSettings = { level: () => LevelName; secrets: () => readonly string[] }
export type StoredLog = ReturnType<typeof openStoredLog>
type Options = {
  dataDir: string
  clock: Clock
  /** The log is there before the settings are; null until then. */
  settings: () => LogSettings | null
  /** Instead of the one that knows all secrets: for tests. */
  scrubber?: Scrubber
}

/** The log of the service, in a database of its own. */
export const openStoredLog = ({
  dataDir,
  clock,
  settings,
  scrubber = createScrubber({ knownSecrets: () => settings()?.secrets() ?? [] }),
}: Options) => {
  const path = join(dataDir, 'logs.db')
  const db = openLogs(path)
  const sink = createLogSink({ db, scrubber })
  const log = createLog({ write: sink.write, clock, level: () => settings()?.level() ?? 'info', scrub: scrubber.scrub })
  const close = () => {
    log.close()
    sink.close()
    db.$client.close()
  }
  return { path, db, scrubber, sink, log, close, for: log.for }
}
