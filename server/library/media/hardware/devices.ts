import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { HardwareKind, System } from './kinds'

const mostDevices = 4

/** The device files of a kind, at most four. Null if it needs none on this system: then only a trial tells. */
export const devicesOf = (kind: HardwareKind, { system, dev }: { system: System; dev: string }): readonly string[] | null => {
  if (system !== 'linux') return null
  if (kind === 'nvenc') return ['nvidiactl', 'dxg'].map((name) => join(dev, name)).filter((path) => existsSync(path))
  return kind === 'v4l2m2m' ? within(dev, /^video\d+$/) : within(join(dev, 'dri'), /^renderD\d+$/)
}

/** Where to look for them, in words of the system. */
export const placeOf = (kind: HardwareKind): string =>
  kind === 'nvenc' ? '/dev/nvidiactl' : kind === 'v4l2m2m' ? '/dev/video0' : '/dev/dri/renderD128'

const within = (folder: string, name: RegExp): string[] => {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((each) => name.test(each))
  return names
    .sort()
    .slice(0, mostDevices)
    .map((each) => join(folder, each))
}
