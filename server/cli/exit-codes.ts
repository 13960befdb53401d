import { UnknownSchema } from '#server/foundation/platform/db/migrate'
import { Unavailable } from '#server/foundation/platform/errors'
import { CannotListen, PortTaken } from '#server/foundation/platform/http/listen'
import { fileShortageOf, storageTroubleOf } from '#server/foundation/platform/storage-trouble'
import { isOfSystem, pathOf, whyNot } from './why-not'

/** Exit codes, following sysexits.h except for `restart`, which asks a service manager for another start. */
export const exitCodes = { ok: 0, usage: 64, unavailable: 69, internal: 70, tryAgain: 75, config: 78, restart: 85 } as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** The command line is invalid. `form` is the way to call the command that was meant, as far as that is known. */
export class UsageError extends Error {
  readonly form: { readonly words: readonly string[] } | undefined
  constructor(message?: string, form?: UsageError['form']) {
    super(message)
    this.form = form
  }
}

/** The command cannot run now; the message says why. */
export class CannotRun extends Error {
  readonly code: ExitCode
  constructor(message: string, code: ExitCode = exitCodes.unavailable) {
    super(message)
    this.code = code
  }
}

/** Undefined for an unexpected error. */
export const exitCodeOf = (error: unknown): ExitCode | undefined => {
  if (error instanceof UsageError) return exitCodes.usage
  if (error instanceof CannotRun) return error.code
  if (error instanceof Unavailable) return exitCodes.unavailable
  if (error instanceof PortTaken) return exitCodes.unavailable
  if (error instanceof CannotListen) return exitCodes.config
  if (error instanceof UnknownSchema) return exitCodes.config
  if (storageTroubleOf(error) !== null || fileShortageOf(error) !== null || isOfSystem(error)) return exitCodes.config
  return undefined
}

/** The message for the user: one line, never a stack trace. */
export const messageFor = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  const why = error instanceof CannotRun ? message : whyNot(error)
  const path = pathOf(error)
  if (why !== message && path !== null) return isOfSystem(error) ? `${path} cannot be used: ${why}` : `${why}: ${path}`
  if (why !== message) return why
  return exitCodeOf(error) === undefined ? `A fault in Marquee: ${message.split('\n')[0] ?? ''}` : message
}
