import { launchdHint, launchdPlist } from './launchd'
import { type ServiceOptions, systemdUnit } from './systemd'

/** Descriptors with which the system starts the service: `marquee descriptor <name>`. */
export const descriptors = { systemd: systemdUnit, launchd: launchdPlist } as const
export type DescriptorName = keyof typeof descriptors

export const isDescriptorName = (name: string): name is DescriptorName => Object.hasOwn(descriptors, name)

/** The descriptor in the diagnostic bundle; null on systems without one. */
export const descriptorText = (system: string, options: ServiceOptions): string | null => {
  if (system === 'linux') return systemdUnit(options)
  return system === 'darwin' ? launchdHint : null
}
