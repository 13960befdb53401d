import type { ThirdPartyBuild } from './third-party'

export const starters = ['systemd', 'launchd', 'task_scheduler'] as const

export type Autostart = {
  readonly enabled: boolean
  readonly supported: boolean
  /** What starts the program at sign-in here. */
  readonly how: (typeof starters)[number] | null
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
  readonly licenses: ThirdPartyBuild
}
