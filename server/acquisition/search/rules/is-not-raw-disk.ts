import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

const images = new Set(['vob', 'iso', 'm2ts'])
/** Keeps hyphens: `DVD-5` is a disc, while `DVD 5.1` has six channels. */
const signs: readonly RegExp[] = [
  /\bdis[ck][ -]?\d{1,3}[ -](?:(?:480|576|720|1080|2160)[ip][ -])?blu[ -]?ray\b/,
  /\b(?:480|576|720|1080|2160)[ip][ -]full[ -]blu[ -]?ray\b/,
  /\b(?:\d{1,2}x)?m?dvd-?[59]\b/,
  /\b(?:\d{1,2}x)?m?dvd-?r\b/,
]

/** A full disc image contains menus and split streams instead of one movie. */
export const isNotRawDisk: LastingRule = ({ title, container, parsed }) => {
  if (container && images.has(container.toLowerCase())) return refuse(say(sentences, 'disc_image', { container }))
  const words = title.toLowerCase().replace(/[^a-z0-9-]+/g, ' ')
  if (parsed.modifier === 'brdisk' || signs.some((sign) => sign.test(words))) return refuse(say(sentences, 'raw_disk'))
  return undefined
}
