import { join } from 'node:path'
import { launchdLabel, launchdPlist } from '#server/descriptors/launchd'
import { systemdUnit } from '#server/descriptors/systemd'
import { UsageError } from './exit-codes'

export const serviceActions = ['install', 'uninstall', 'status'] as const
export type ServiceAction = (typeof serviceActions)[number]

/** Everything that would be done, before any of it is: files to write, files to remove, commands to run. */
export type Plan = {
  readonly writes: readonly { readonly path: string; readonly text: string }[]
  readonly commands: readonly (readonly string[])[]
  readonly removes: readonly string[]
}

export type ServiceFacts = {
  readonly platform: NodeJS.Platform
  readonly home: string
  readonly uid: number | null
  readonly executable: string
  readonly data_dir: string | undefined
  /** The account of a service of the whole system. */
  readonly user: string | undefined
}

/** How the service is handed to what starts programs on this system. Throws UsageError where nothing does. */
export const servicePlan = (action: ServiceAction, facts: ServiceFacts): Plan => {
  const { platform } = facts
  if (platform === 'linux') return systemdPlan(action, facts)
  if (platform === 'darwin') return launchdPlan(action, facts)
  if (platform === 'win32') return taskPlan(action, facts)
  throw new UsageError(`On ${platform} nothing is known that could start the service`)
}

const unit = 'marquee.service'

/** As root the service is the system's and needs an account; else it is the user's own. */
const systemdPlan = (action: ServiceAction, { home, uid, user, executable, data_dir }: ServiceFacts): Plan => {
  const ofSystem = uid === 0
  if (action === 'install' && ofSystem && user === undefined)
    throw new UsageError('As root, --user NAME says which account the service runs as')
  const path = ofSystem ? `/etc/systemd/system/${unit}` : join(home, '.config/systemd/user', unit)
  const systemctl = (...words: string[]) => ['systemctl', ...(ofSystem ? [] : ['--user']), ...words]
  if (action === 'status') return { writes: [], commands: [systemctl('status', '--no-pager', unit)], removes: [] }
  if (action === 'uninstall') return { writes: [], commands: [systemctl('disable', '--now', unit)], removes: [path] }
  const text = systemdUnit({ executable, data_dir, user: ofSystem ? user : undefined })
  return { writes: [{ path, text }], commands: [systemctl('daemon-reload'), systemctl('enable', '--now', unit)], removes: [] }
}

const launchdPlan = (action: ServiceAction, { home, uid, user, executable, data_dir }: ServiceFacts): Plan => {
  const ofSystem = uid === 0
  if (action === 'install' && ofSystem && user === undefined)
    throw new UsageError('As root, --user NAME says which account the service runs as')
  const domain = ofSystem ? 'system' : `gui/${uid}`
  const path = ofSystem ? `/Library/LaunchDaemons/${launchdLabel}.plist` : join(home, 'Library/LaunchAgents', `${launchdLabel}.plist`)
  if (action === 'status') return { writes: [], commands: [['launchctl', 'print', `${domain}/${launchdLabel}`]], removes: [] }
  if (action === 'uninstall') return { writes: [], commands: [['launchctl', 'bootout', `${domain}/${launchdLabel}`]], removes: [path] }
  const text = launchdPlist({ executable, data_dir, user: ofSystem ? user : undefined })
  return { writes: [{ path, text }], commands: [['launchctl', 'bootstrap', domain, path]], removes: [] }
}

const taskName = 'Marquee'

/** Windows starts only programs written for it as a service; a task at logon starts any. */
const taskPlan = (action: ServiceAction, { executable, data_dir }: ServiceFacts): Plan => {
  const run = [`"${executable}"`, 'serve', '--no-open', ...(data_dir === undefined ? [] : ['--data-dir', `"${data_dir}"`])].join(' ')
  const commands: Record<ServiceAction, readonly (readonly string[])[]> = {
    install: [
      ['schtasks', '/Create', '/F', '/SC', 'ONLOGON', '/RL', 'LIMITED', '/TN', taskName, '/TR', run],
      ['schtasks', '/Run', '/TN', taskName],
    ],
    uninstall: [
      ['schtasks', '/End', '/TN', taskName],
      ['schtasks', '/Delete', '/F', '/TN', taskName],
    ],
    status: [['schtasks', '/Query', '/TN', taskName, '/V', '/FO', 'LIST']],
  }
  return { writes: [], commands: commands[action], removes: [] }
}
