import { join } from 'node:path'
import type { Clock } from '#server/foundation/lib/clock'
import { createScrubber, type Scrubber } from '#server/foundation/lib/redact'
import type { LevelName } from '#server/foundation/platform/log'
import { createLog } from './log'
import { openLogs } from './open'
import { createLogSink } from './sink'

export type LogSettings = { level: () => LevelName; secrets: () => readonly string[] }
export type StoredLog = ReturnType<typeof openStoredLog>
type Options = {
  dataDir: string
  clock: Clock
  /** The log exists before the settings do; null until then. */
  settings: () => LogSettings | null
  /** Replaces the scrubber that knows all secrets, in tests. */
  scrubber?: Scrubber
}

/** The service's log, in a database of its own. */
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
  /** Also called for failures from before the subscription. */
  const onTrouble = (tell: (error: unknown) => void): void => {
    trouble.tell = tell
    if (opened.homeless !== null) tell(opened.homeless)
  }
  return { path, db, scrubber, sink, log, close, onTrouble, for: log.for }
}

const homingMs = 60_000
