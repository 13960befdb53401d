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
  const opened = openLogs(path)
  const { db } = opened
  const trouble: { tell: (error: unknown) => void } = { tell: () => {} }
  const sink = createLogSink({ db, scrubber, onFailure: (error) => trouble.tell(error) })
  const log = createLog({ write: sink.write, clock, level: () => settings()?.level() ?? 'info', scrub: scrubber.scrub })
  const homing = opened.homeless === null ? null : setInterval(opened.bringHome, homingMs)
  homing?.unref()
  const close = () => {
    if (homing) clearInterval(homing)
    log.close()
    sink.close()
    opened.bringHome()
    opened.close()
  }
  /** Also hears of what went wrong before. */
  const onTrouble = (tell: (error: unknown) => void): void => {
    trouble.tell = tell
    if (opened.homeless !== null) tell(opened.homeless)
  }
  return { path, db, scrubber, sink, log, close, onTrouble, for: log.for }
}

const homingMs = 60_000
