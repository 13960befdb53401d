import { asset } from '../data/base'

const WIDTHS = [185, 342, 500, 780] as const

/** The URL of a picture in the smallest size that is sharp at this CSS width on this screen. */
export const picture = (url: string, width: number) => {
  const wanted = width * Math.min(2, typeof devicePixelRatio === 'number' ? devicePixelRatio : 1)
  const size = WIDTHS.find((candidate) => candidate >= wanted * 0.9) ?? WIDTHS[WIDTHS.length - 1]!
  return `${asset(url)}${url.includes('?') ? '&' : '?'}width=${String(size)}`
}
