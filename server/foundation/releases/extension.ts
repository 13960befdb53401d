import type { Resolution, Source } from './release'

type Guess = { source: Source; resolution: Resolution }

const sd: Guess = { source: 'tv', resolution: 480 }
const web: Guess = { source: 'webdl', resolution: 720 }
const bluray: Guess = { source: 'bluray', resolution: 720 }
const dvd: Guess = { source: 'dvd', resolution: 0 }
const nothing: Guess = { source: 'unknown', resolution: 0 }

const sdExtensions =
  'm4v 3gp nsv ty strm rm rmvb m3u ifo mov qt divx xvid bivx nrg pva wmv asf asx ogm ogv m2v avi bin dat dvr-ms mpg mpeg mp4 avc vp3 svq3 nuv viv dv fli flv wpl ts wtv'

const promises = new Map<string, Guess>([
  ...sdExtensions.split(' ').map((extension) => [extension, sd] as const),
  ['webm', nothing],
  ['img', dvd],
  ['iso', dvd],
  ['vob', dvd],
  ['mkv', web],
  ['mk3d', web],
  ['m2ts', bluray],
])

const companions = new Set('nzb par2 torrent srt sub idx ass ssa vtt nfo sfv rar zip 7z jpg txt'.split(' '))

/** Extensions that are also words in release names: treated as extensions only in lowercase, or never. */
const onlySmall = new Set(['ts', 'divx', 'iso', 'img', 'bin', 'dat', 'rm', 'ty', 'mov', 'sub', 'ass'])
const never = new Set(['avc', 'dv', 'xvid'])

/** The quality assumed for a video file with this extension if its name says nothing else. */
export const qualityOfExtension = (extension: string) => promises.get(extension.toLowerCase()) ?? nothing

/** Splits "name.mkv" into name and extension (lowercase, without the dot; '' if the part after the last dot is not an extension). */
export const splitExtension = (name: string): { stem: string; extension: string } => {
  const dot = name.lastIndexOf('.')
  const written = name.slice(dot + 1)
  const extension = written.toLowerCase()
  if (dot < 1 || written.length > 7 || never.has(extension)) return { stem: name, extension: '' }
  if (onlySmall.has(extension) && extension !== written) return { stem: name, extension: '' }
  return promises.has(extension) || companions.has(extension) ? { stem: name.slice(0, dot), extension } : { stem: name, extension: '' }
}
