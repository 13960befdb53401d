import type { Modifier, ParsedRelease, Resolution, Source } from './release'

/** A row of the quality table; equal weights form a group by default. */
export type Quality = {
  id: number
  name: string
  source: Source
  resolution: Resolution
  modifier: Modifier
  weight: number
  group: string | null
}

type Line = readonly [weight: number, id: number, name: string, source: Source, resolution: Resolution, modifier?: Modifier]

const lines: readonly Line[] = [
  [1, 0, 'Unknown', 'unknown', 0],
  [2, 24, 'WORKPRINT', 'workprint', 0],
  [3, 25, 'CAM', 'cam', 0],
  [4, 26, 'TELESYNC', 'telesync', 0],
  [5, 27, 'TELECINE', 'telecine', 0],
  [6, 29, 'REGIONAL', 'dvd', 480, 'regional'],
  [7, 28, 'DVDSCR', 'dvd', 480, 'screener'],
  [8, 1, 'SDTV', 'tv', 480],
  [9, 2, 'DVD', 'dvd', 0],
  [10, 23, 'DVD-R', 'dvd', 480, 'remux'],
  [11, 8, 'WEBDL-480p', 'webdl', 480],
  [11, 12, 'WEBRip-480p', 'webrip', 480],
  [12, 20, 'Bluray-480p', 'bluray', 480],
  [13, 21, 'Bluray-576p', 'bluray', 576],
  [14, 4, 'HDTV-720p', 'tv', 720],
  [15, 5, 'WEBDL-720p', 'webdl', 720],
  [15, 14, 'WEBRip-720p', 'webrip', 720],
  [16, 6, 'Bluray-720p', 'bluray', 720],
  [17, 9, 'HDTV-1080p', 'tv', 1080],
  [18, 3, 'WEBDL-1080p', 'webdl', 1080],
  [18, 15, 'WEBRip-1080p', 'webrip', 1080],
  [19, 7, 'Bluray-1080p', 'bluray', 1080],
  [20, 30, 'Remux-1080p', 'bluray', 1080, 'remux'],
  [21, 16, 'HDTV-2160p', 'tv', 2160],
  [22, 18, 'WEBDL-2160p', 'webdl', 2160],
  [22, 17, 'WEBRip-2160p', 'webrip', 2160],
  [23, 19, 'Bluray-2160p', 'bluray', 2160],
  [24, 31, 'Remux-2160p', 'bluray', 2160, 'remux'],
  [25, 22, 'BR-DISK', 'bluray', 1080, 'brdisk'],
  [26, 10, 'Raw-HD', 'tv', 1080, 'rawhd'],
]

/** All qualities, worst first. */
export const qualities: readonly Quality[] = lines.map(([weight, id, name, source, resolution, modifier = 'none']) => ({
  id,
  name,
  source,
  resolution,
  modifier,
  weight,
  group: source === 'webdl' || source === 'webrip' ? `WEB ${resolution}p` : null,
}))

const unknownQuality = qualities[0]!

const sources = [
  'unknown',
  'cam',
  'telesync',
  'telecine',
  'workprint',
  'dvd',
  'tv',
  'webdl',
  'webrip',
  'bluray',
] as const satisfies Source[]

const byName = new Map(qualities.map((quality) => [quality.name, quality] as const))
const byId = new Map(qualities.map((quality) => [quality.id, quality] as const))
const modifiers = ['none', 'regional', 'screener', 'rawhd', 'brdisk', 'remux'] as const satisfies Modifier[]
const keyOf = (source: Source, resolution: number, modifier: Modifier) =>
  (sources.indexOf(source) * modifiers.length + modifiers.indexOf(modifier)) * 10_000 + resolution
const byParts = new Map(qualities.map((quality) => [keyOf(quality.source, quality.resolution, quality.modifier), quality] as const))

export const qualityNamed = (name: string): Quality | undefined => byName.get(name)

export const qualityOfId = (id: number): Quality | undefined => byId.get(id)

/**
 * The row for source, resolution and modifier. Falls back to that source without a resolution, then to the next better source with the same
 * resolution and modifier, then to Unknown.
 */
export const qualityOf = ({ source, resolution, modifier }: Pick<ParsedRelease, 'source' | 'resolution' | 'modifier'>): Quality => {
  const exact = byParts.get(keyOf(source, resolution, modifier)) ?? byParts.get(keyOf(source, 0, modifier))
  if (exact && exact !== unknownQuality) return exact
  if (resolution === 0) return unknownQuality
  for (let better = sources.indexOf(source) + 1; better < sources.length; better++) {
    const found = byParts.get(keyOf(sources[better]!, resolution, modifier))
    if (found) return found
  }
  return unknownQuality
}
