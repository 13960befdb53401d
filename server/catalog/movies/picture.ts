import type { Picture } from './related'
import type { Movie } from './schema'

const lines: readonly [RegExp, Movie['resolution']][] = [
  [/2160p/i, '4K'],
  [/1080p/i, '1080p'],
  [/720p/i, '720p'],
  [/dvd|sdtv|480p|576p/i, 'SD'],
]

/** Resolution and HDR as printed on a disc's box: from the file itself, else from the release name. */
export const pictureOf = (picture: Picture | null): Pick<Movie, 'resolution' | 'hdr'> => {
  if (picture === null) return { resolution: null, hdr: false }
  const [video, quality] = picture
  const [width, height, hdr] = video ?? [null, null, null]
  const isHdr = hdr !== null && hdr !== 'none'
  if (width === null || height === null) return { resolution: lines.find(([name]) => name.test(quality))?.[1] ?? null, hdr: isHdr }
  return { resolution: sizeOf(width, height), hdr: isHdr }
}

/** By width too: a widescreen movie has fewer lines. */
const sizeOf = (width: number, height: number): Movie['resolution'] => {
  if (width > 2600 || height > 1500) return '4K'
  if (width > 1300 || height > 800) return '1080p'
  return width > 900 || height > 600 ? '720p' : 'SD'
}
