import type { ThirdPartyBuild } from './third-party'

export const starters = ['systemd', 'launchd', 'task_scheduler'] as const

export type Autostart = {
  readonly enabled: boolean
  readonly supported: boolean
  /** How the program starts at sign-in on this system. */
  readonly how: (typeof starters)[number] | null
}

/** Sample movies to explore: a service of its own, on its own folder, under a path of the same address. */
export type Samples = {
  /** Opens the samples, or returns the ones already open. `host` is the host name that the browser uses; the code signs it in once. */
  readonly open: (from: { base: string; host: string }) => Promise<{ readonly path: string; readonly code: string }>
  /** Closes the samples and deletes everything they created. */
  readonly end: () => Promise<void>
}

/** What the service can ask of its process and the desktop around it. Provided by whatever starts the service. */
export type Host = {
  /** Shuts the process down in order; `restart` starts it again. Throws Conflict if that is impossible. */
  readonly end: (how: 'stop' | 'restart') => void
  readonly autostart: {
    readonly read: () => Autostart
    /** Throws Conflict if the system refuses. */
    readonly change: (enabled: boolean) => Promise<Autostart>
  }
  /** Shows a folder in the file manager. False if nobody would see it. */
  readonly reveal: (folder: string) => Promise<boolean>
  readonly licenses: () => Promise<ThirdPartyBuild>
  /** Null where there are none, as in the samples themselves. */
  readonly samples: Samples | null
  /** Whether this service is itself the samples. */
  readonly isSample: boolean
}
