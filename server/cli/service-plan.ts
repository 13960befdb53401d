import { posix, win32 } from 'node:path'
import { launchdLabel, launchdPlist } from '#server/foundation/descriptors/launchd'
import { systemdUnit } from '#server/foundation/descriptors/systemd'
import { windowsTask } from '#server/foundation/descriptors/windows-task'
import { UsageError } from './exit-codes'
import { stablePath } from './stable-path'

export const serviceActions = ['install', 'uninstall', 'status'] as const
export type ServiceAction = (typeof serviceActions)[number]
/** `enable` and `disable` change what happens at the next sign-in, and leave a running service alone. */
export type PlanAction = ServiceAction | 'enable' | 'disable'

type Words = readonly string[]

/** All steps, in order, before any of them runs. */
export type Plan = {
  readonly copies: readonly { readonly from: string; readonly to: string }[]
  readonly writes: readonly { readonly path: string; readonly text: string; readonly encoding?: 'utf16le' }[]
  /** Clears the way; may fail if there is nothing to clear. */
  readonly prepares: readonly Words[]
  readonly commands: readonly Words[]
  readonly removes: readonly string[]
  /** Hints for the user. */
  readonly notes: readonly string[]
}

export type ServiceFacts = {
  readonly platform: NodeJS.Platform
  readonly home: string
  readonly uid: number | null
  readonly executable: string
  readonly data_dir: string | undefined
  /** The account that a system service runs as. */
  readonly user: string | undefined
  /**
   * `DOMAIN
   * ame` on Windows.
   */
  readonly account: string
}

/** Plans how to register the service with the service manager of this system. Throws UsageError where there is none. */
export const servicePlan = (action: PlanAction, facts: ServiceFacts): Plan => {
  const isOfSystem = facts.uid === 0
  if (action === 'install' && isOfSystem && facts.user === undefined)
    throw new UsageError('As root, --user NAME says which account the service runs as', { words: ['install'] })
  const executable = stablePath({ ...facts, isOfSystem })
  const plan = { ...nothing, ...planOf(facts.platform)(action, { ...facts, executable }) }
  if (plan.writes.length === 0 || executable === facts.executable) return plan
  return {
    ...plan,
    copies: [{ from: facts.executable, to: executable }],
    notes: [...plan.notes, `The service runs a copy: ${executable}`],
  }
}

type Planner = (action: PlanAction, facts: ServiceFacts) => Partial<Plan>
const nothing: Plan = { copies: [], writes: [], prepares: [], commands: [], removes: [], notes: [] }

const planOf = (platform: NodeJS.Platform): Planner => {
  if (platform === 'linux') return systemdPlan
  if (platform === 'darwin') return launchdPlan
  if (platform === 'win32') return taskPlan
  throw new UsageError(`Marquee does not know what starts programs on ${platform}`)
}

const unit = 'marquee.service'

/** For root a system service, which needs an account; otherwise a user service. */
const systemdPlan: Planner = (action, { home, uid, user, executable, data_dir }) => {
  const isOfSystem = uid === 0
  const path = isOfSystem ? `/etc/systemd/system/${unit}` : posix.join(home, '.config/systemd/user', unit)
  const systemctl = (...words: string[]) => ['systemctl', ...(isOfSystem ? [] : ['--user']), ...words]
  if (action === 'status') return { commands: [systemctl('status', '--no-pager', unit)] }
  if (action === 'uninstall') return { commands: [systemctl('disable', '--now', unit)], removes: [path] }
  if (action === 'disable') return { commands: [systemctl('disable', unit)], removes: [path] }
  const writes = [{ path, text: systemdUnit({ executable, data_dir, user: isOfSystem ? user : undefined }) }]
  const enable = [systemctl('daemon-reload'), systemctl('enable', unit)]
  if (action === 'enable') return { writes, commands: enable }
  return {
    writes,
    // `enable --now` would keep a running service on an older unit.
    commands: [...enable, systemctl('restart', unit)],
    notes: isOfSystem
      ? []
      : [
          'Your service ends when you sign out of this computer. `loginctl enable-linger` keeps it running, and starts it with the computer.',
        ],
  }
}

const launchdPlan: Planner = (action, { home, uid, user, executable, data_dir }) => {
  const isOfSystem = uid === 0
  const domain = isOfSystem ? 'system' : `gui/${uid}`
  const folder = isOfSystem ? '/Library/LaunchDaemons' : posix.join(home, 'Library/LaunchAgents')
  const path = posix.join(folder, `${launchdLabel}.plist`)
  const job = `${domain}/${launchdLabel}`
  if (action === 'status') return { commands: [['launchctl', 'print', job]] }
  if (action === 'uninstall') return { commands: [['launchctl', 'bootout', job]], removes: [path] }
  if (action === 'disable') return { removes: [path] }
  const writes = [{ path, text: launchdPlist({ executable, data_dir, user: isOfSystem ? user : undefined }) }]
  // launchd reads that folder at the next sign-in; loading the job now would start a second service.
  if (action === 'enable') return { writes }
  return {
    writes,
    // launchd refuses to load a label twice.
    prepares: [['launchctl', 'bootout', job]],
    commands: [['launchctl', 'bootstrap', domain, path]],
  }
}

const taskName = 'Marquee'

/** Windows services must be written as such; a task at sign-in can start any program. */
const taskPlan: Planner = (action, { home, executable, data_dir, account }) => {
  const path = win32.join(home, 'AppData', 'Local', 'Marquee', 'task.xml')
  if (action === 'status') return { commands: [['schtasks', '/Query', '/TN', taskName, '/V', '/FO', 'LIST']] }
  const end = ['schtasks', '/End', '/TN', taskName]
  const forget = ['schtasks', '/Delete', '/F', '/TN', taskName]
  if (action === 'uninstall') return { prepares: [end], commands: [forget], removes: [path] }
  if (action === 'disable') return { commands: [forget], removes: [path] }
  const writes = [{ path, text: windowsTask({ executable, data_dir, account }), encoding: 'utf16le' as const }]
  const create = ['schtasks', '/Create', '/F', '/TN', taskName, '/XML', path]
  if (action === 'enable') return { writes, commands: [create] }
  return { writes, prepares: [end], commands: [create, ['schtasks', '/Run', '/TN', taskName]] }
}
