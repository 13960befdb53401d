/** The log as services use it. Messages are constants; variable data goes into `fields`. */
export type Fields = Record<string, unknown>
export type Log = {
  error(message: string, fields?: Fields): void
  warn(message: string, fields?: Fields): void
  info(message: string, fields?: Fields): void
  debug(message: string, fields?: Fields): void
  trace(message: string, fields?: Fields): void
}

/** 0 ERROR … 4 TRACE, as stored in a log row. */
export const levels = ['error', 'warn', 'info', 'debug', 'trace'] as const
export type LevelName = (typeof levels)[number]

export const silentLog: Log = { error() {}, warn() {}, info() {}, debug() {}, trace() {} }

/** Gives each room its log: `logs.for('downloads', 'drive')` writes with the target `service::downloads::drive`. */
export type Logs = { for: (...path: [string, ...string[]]) => Log }
export const silentLogs: Logs = { for: () => silentLog }
