import { launchdHint, launchdPlist } from './launchd'
import { type ServiceOptions, systemdUnit } from './systemd'

/** Every way to have the service started by the system: `marquee descriptor <name>`. */
export const descriptors = { systemd: systemdUnit, launchd: launchdPlist } as const
export type DescriptorName = keyof typeof descriptors

export const isDescriptorName = (name: string): name is DescriptorName => Object.hasOwn(descriptors, name)

/** What the diagnostic bundle holds of it on this system; null where there is nothing of the kind. */
export const descriptorText = (system: string, options: ServiceOptions): string | null => {
  if (system === 'linux') return systemdUnit(options)
  return system === 'darwin' ? launchdHint : null
}
