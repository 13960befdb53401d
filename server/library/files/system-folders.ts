/** Folders that the operating system owns, with everything in them. Real paths, so `/bin` is also `/usr/bin`. */
const trees = [
  ...['/bin', '/boot', '/dev', '/etc', '/lib', '/lib32', '/lib64', '/libx32', '/proc', '/sbin', '/sys', '/usr'],
  ...['/Applications', '/Library', '/System', '/private/etc'],
]
/** Parts of them that people do fill. */
const ours = ['/usr/local']
/** Only these folders themselves: what is inside may be a disk or a home folder. */
const tops = ['/', '/run', '/var', '/private', '/private/var']
const windows =
  /^(c:\\?|[a-z]:\\(windows|program files|program files \(x86\)|programdata|\$recycle\.bin|system volume information)(\\.*)?)$/i

/** A folder that cannot be meant to contain movies, although an administrator could write to it. */
export const isSystemFolder = (path: string): boolean =>
  windows.test(path) || tops.includes(path) || (isIn(trees, path) && !ours.some((top) => path.startsWith(`${top}/`)))

const isIn = (folders: readonly string[], path: string): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
