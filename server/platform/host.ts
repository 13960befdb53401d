import type { ThirdPartyBuild } from './third-party'

export const starters = ['systemd', 'launchd', 'task_scheduler'] as const

export type Autostart = {
  readonly enabled: boolean
  readonly supported: boolean
  /** What starts the program at sign-in here. */
  readonly how: (typeof starters)[number] | null
}

/** Sample movies to look around with: a service of their own, on a folder of their own, below a path of the same address. */
export type Samples = {
  /** Opens them, or goes to them where they are open already; `host` is where the browser is, and the code lets it in once. */
  readonly open: (from: { base: string; host: string }) => Promise<{ readonly path: string; readonly code: string }>
  /** Ends them and deletes all that they made. */
  readonly end: () => Promise<void>
}

/** What the service may ask of the process that it runs in, and of the desktop around it. Whoever starts the service provides it. */
export type Host = {
  /** Ends the process, in order; `restart` starts it again. Throws Conflict where that cannot be. */
  readonly end: (how: 'stop' | 'restart') => void
  readonly autostart: {
    readonly read: () => Autostart
    /** Throws Conflict where the system does not accept it. */
    readonly change: (enabled: boolean) => Promise<Autostart>
  }
  /** Shows a folder in the file manager; false when nobody would see it. */
  readonly reveal: (folder: string) => Promise<boolean>
  readonly licenses: () => Promise<ThirdPartyBuild>
  /** Null where there are none, as in the samples themselves. */
  readonly samples: Samples | null
  /** Whether what the service shows are samples itself. */
  readonly isSample: boolean
}
