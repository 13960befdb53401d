import { resolutionOfPicture } from '#server/foundation/releases/picture-size'
import { type Quality, qualities, qualityNamed } from '#server/foundation/releases/quality'
import type { Modifier, ParsedRelease, Resolution, Source } from '#server/foundation/releases/release'
import type { MediaInfo } from '#server/library/media/schema'

/**
 * A file's actual quality, whatever its release claims: the picture gives the resolution, and the most certain name (among equals, the
 * first) gives the rest.
 */
export const qualityOfFile = (names: readonly [ParsedRelease, ...ParsedRelease[]], media: MediaInfo | null): ParsedRelease => {
  const [named] = names.toSorted((a, b) => sureness(b) - sureness(a)) as [ParsedRelease]
  const line = media?.video ? lineFor(named, resolutionOfPicture(media.video)) : undefined
  return line ? asQuality(named, line) : named
}

/** A parsed name with its quality overridden by someone who knows better. */
export const ofQuality = (parsed: ParsedRelease, name: string): ParsedRelease => {
  const line = qualityNamed(name)
  return line ? asQuality(parsed, line) : { ...parsed, quality: name }
}

const asQuality = (parsed: ParsedRelease, { name, source, resolution, modifier }: Quality): ParsedRelease => ({
  ...parsed,
  quality: name,
  source,
  resolution,
  modifier,
})

const sureness = ({ quality_from: { source, resolution } }: ParsedRelease): number =>
  (source === 'name' ? 4 : 0) + (resolution === 'name' ? 2 : 0) + (source === 'extension' ? 1 : 0)

/** Sources without a resolution, such as CAM and DVD, stay as they are; so do disc images. */
const lineFor = ({ source: named, modifier }: ParsedRelease, resolution: Resolution): Quality | undefined => {
  if (modifier === 'brdisk') return undefined
  const source = named === 'unknown' ? 'tv' : named
  const exact = find(source, resolution, modifier)
  if (exact) return exact
  const plain: Modifier = modifier === 'remux' ? 'none' : modifier
  return find(source, resolution, plain) ?? (resolution === 576 ? find(source, 480, plain) : undefined)
}

const find = (source: Source, resolution: Resolution, modifier: Modifier): Quality | undefined =>
  qualities.find((each) => each.source === source && each.resolution === resolution && each.modifier === modifier)
