import type { Event } from './protocol'

/** What the engine needs from the process it runs in. */
export type EngineProcess = {
  readonly version: string
  readonly pid: number
  /** True if this process has no network but a tunnel. */
  readonly isInTunnel: boolean
  /** Where the other end of the tunnel forwards connections: the engine listens only there. */
  readonly forwardedPort?: number
  readonly send: (event: Event) => void
  readonly onMessage: (listener: (message: unknown) => void) => void
  /** The parent is gone: its end of the channel, or of our stdin, was closed. */
  readonly onDisconnect: (listener: () => void) => void
  readonly onFault: (listener: (error: unknown) => void) => void
  readonly memoryBytes: () => number
  readonly exit: (code: number) => void
}
