import type { Clock } from '#server/lib/clock'
import type { ThirdPartyBuild } from '#server/platform/third-party'
import type { UiBuild } from '#server/platform/ui'

/** What a command gets of the process that it runs in. Only main.ts knows the real thing. */
export type Outside = {
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  readonly arch: string
  readonly pid: number
  /** Null where there are no such numbers. */
  readonly uid: number | null
  readonly version: string
  /** The executable, not the sources. */
  readonly isRelease: boolean
  /** How to start this program again: `[executable]`, or `[executable, script]`. */
  readonly self: readonly string[]
  /** Addresses of the program's own threads. */
  readonly threads: { readonly [name in 'bundle' | 'torrentReader' | 'media' | 'aside']: string | URL }
  readonly ui: UiBuild | undefined
  /** Large, and seldom asked for: read when it is. */
  readonly licenses: () => Promise<ThirdPartyBuild>
  readonly clock: Clock
  readonly isTerminal: boolean
  /** Writes as it is. */
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
  /** The channel to whoever started us as its child; null when nobody did. */
  readonly parent: ParentChannel | null
}

export type ParentChannel = {
  readonly send: (message: unknown) => void
  readonly onMessage: (listener: (message: unknown) => void) => void
  readonly onEnd: (listener: () => void) => void
}
