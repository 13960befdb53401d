import { posix, win32 } from 'node:path'

type Facts = {
  readonly platform: NodeJS.Platform
  readonly home: string
  readonly isOfSystem: boolean
  readonly executable: string
}

/**
 * Where a program that a service manager starts should be: in place if its folder is meant for programs, otherwise in such a folder. A
 * download or temporary folder might be cleaned.
 */
export const stablePath = ({ platform, home, isOfSystem, executable }: Facts): string => {
  const { join } = platform === 'win32' ? win32 : posix
  if (foldersOfPrograms(platform, home).some((folder) => isBelow(folder, executable, platform))) return executable
  if (platform === 'win32') return join(home, 'AppData', 'Local', 'Programs', 'Marquee', 'marquee.exe')
  return isOfSystem ? '/usr/local/bin/marquee' : join(home, '.local/bin/marquee')
}

const foldersOfPrograms = (platform: NodeJS.Platform, home: string): string[] => {
  if (platform === 'win32') return ['C:\\Program Files', win32.join(home, 'AppData', 'Local', 'Programs')]
  const shared = ['/usr', '/opt', posix.join(home, '.local'), posix.join(home, 'bin')]
  return platform === 'darwin' ? [...shared, '/Applications', posix.join(home, 'Applications')] : [...shared, '/nix', '/snap']
}

const isBelow = (folder: string, path: string, platform: NodeJS.Platform): boolean =>
  platform === 'win32' ? path.toLowerCase().startsWith(`${folder.toLowerCase()}\\`) : path.startsWith(`${folder}/`)
