/** Formats that a player can open as a movie. */
const videoExtensions = new Set(
  (
    '3gp asf avc avi bivx divx dv dvr-ms fli flv m2ts m2v m4v mk3d mkv mov mp4 mpeg mpg mts nrg nsv nuv ogm ogv pva qt rm rmvb svq3 ts ty ' +
    'viv vob vp3 webm wmv wtv xvid'
  ).split(' '),
)
/** A whole disc in one file; some players open it. */
const discImageExtensions = new Set(['iso', 'img'])
const subtitleExtensions = new Set(['srt', 'vtt', 'ass', 'ssa', 'sub', 'idx', 'sup', 'smi', 'sami', 'mpl', 'ttml', 'dfxp'])
const archiveExtensions = new Set(['rar', 'zip', '7z', 'tar', 'gz', 'bz2', 'xz', 'zst', 'ace', 'arj', 'lzh', 'cab'])

/** The lowercase extension without the dot, as Windows would see it: `movie.exe .` is an `exe`. */
export const extensionOf = (path: string): string => {
  const name = withoutEnd(fileNameOf(path))
  const dot = name.lastIndexOf('.')
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase()
}

const withoutEnd = (name: string): string => {
  let end = name.length
  while (end > 0 && /[\s.]/.test(name[end - 1]!)) end -= 1
  return name.slice(0, end)
}

export const fileNameOf = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)

/** The name without folder and extension. */
export const stemOf = (path: string): string => {
  const name = fileNameOf(path)
  const dot = name.lastIndexOf('.')
  return dot < 1 ? name : name.slice(0, dot)
}

export const foldersOf = (path: string): string[] => path.split(/[/\\]/).slice(0, -1)

export const isVideo = (path: string): boolean => videoExtensions.has(extensionOf(path))
export const isDiscImage = (path: string): boolean => discImageExtensions.has(extensionOf(path))

export const isSubtitle = (path: string): boolean => subtitleExtensions.has(extensionOf(path))

/** Archives and their numbered volumes (`.r00`, `.z01`, `.part2.rar`, `.001`). */
export const isArchive = (path: string): boolean => {
  const extension = extensionOf(path)
  return archiveExtensions.has(extension) || /^(?:[rsz]\d\d|\d{3})$/.test(extension)
}
