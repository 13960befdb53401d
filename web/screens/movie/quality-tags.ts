import type { MediaInfo, Movie } from '../../data/api/types'

const hdrWords: Record<string, string> = {
  pq10: 'HDR',
  hdr10: 'HDR10',
  hdr10_plus: 'HDR10+',
  hlg10: 'HLG',
  dolby_vision: 'Dolby Vision',
  dolby_vision_sdr: 'Dolby Vision',
  dolby_vision_hlg: 'Dolby Vision',
  dolby_vision_hdr10: 'Dolby Vision',
  dolby_vision_hdr10_plus: 'Dolby Vision',
}

export const hdrWord = (hdr: string): string | undefined => hdrWords[hdr]

/** The marketing name of a resolution. Width matters too: a wide movie has fewer lines. */
export const sizeWord = ({ width, height }: { width: number; height: number }): string => {
  if (width > 2600 || height > 1500) return '4K'
  if (width > 1300 || height > 800) return '1080p'
  if (width > 900 || height > 600) return '720p'
  return 'SD'
}

export const channelWord = (channels: number | null): string =>
  channels === null ? '' : ({ 1: '1.0', 2: '2.0', 6: '5.1', 8: '7.1' }[channels] ?? String(channels))

/** What a file offers, in the words on packaging: 4K, HDR10, 5.1. */
export const tagsOf = (info: MediaInfo | null): string[] => {
  if (!info) return []
  const most = Math.max(0, ...info.audio.map(({ channels }) => channels ?? 0))
  return [
    ...(info.video ? [sizeWord(info.video)] : []),
    ...(info.video ? [hdrWord(info.video.hdr)].filter((word) => word !== undefined) : []),
    ...(most > 2 ? [channelWord(most)] : []),
  ]
}

export const mainFile = (movie: Pick<Movie, 'files'>) => movie.files?.filter(({ missing_at }) => missing_at === null).at(-1)
