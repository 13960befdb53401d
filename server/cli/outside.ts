import type { Clock } from '#server/foundation/lib/clock'
import type { ThirdPartyBuild } from '#server/foundation/platform/third-party'
import type { UiBuild } from '#server/foundation/platform/ui'

/** The process around a command. Only main.ts knows the real one. */
export type Outside = {
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  readonly arch: string
  readonly pid: number
  /** Null where the platform has no user ids. */
  readonly uid: number | null
  readonly version: string
  /** True for the built executable, false when run from source. */
  readonly isRelease: boolean
  /** The command that starts this program again: `[executable]` or `[executable, script]`. */
  readonly self: readonly string[]
  /** Entry points of the worker threads. */
  readonly threads: {
    readonly [name in 'bundle' | 'torrentReader' | 'listReader' | 'fileReader' | 'media' | 'queryThread' | 'watchdog']: string | URL
  }
  readonly ui: UiBuild | undefined
  /** Large and rarely needed, so imported on demand. */
  readonly licenses: () => Promise<ThirdPartyBuild>
  readonly clock: Clock
  readonly isTerminal: boolean
  /** Writes without appending a newline. */
  readonly write: (text: string) => unknown
  readonly writeBytes: (bytes: Uint8Array) => void
  /** Writes a line. */
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly input: () => AsyncIterable<Uint8Array>
  readonly onStopSignal: (listener: () => void) => void
  readonly onFault: (listener: (error: unknown) => void) => void
  readonly memoryBytes: () => number
  readonly exit: (code: number) => void
  /** The channel to the process that started this one as its child; null otherwise. */
  readonly parent: ParentChannel | null
}

export type ParentChannel = {
  readonly send: (message: unknown) => void
  readonly onMessage: (listener: (message: unknown) => void) => void
  readonly onEnd: (listener: () => void) => void
}
