import { art } from '#art'

const widths: Record<string, number | null> = {
  w92: 92,
  w154: 154,
  w185: 185,
  w300: 300,
  w342: 342,
  w500: 500,
  w780: 780,
  w1280: 1280,
  h632: 421,
  original: null,
}

const made = new Map<string, Promise<Blob>>()

/**
 * A picture in one of the provider's sizes: `/poster775.jpg` as JPEG, `/logo775.png` with transparency. Undefined for an unknown size or
 * picture.
 */
export const pictureAt = async (size: string, file: string): Promise<Blob | undefined> => {
  const width = widths[size]
  const stored = storedFor(file)
  if (width === undefined || stored === undefined) return undefined
  const key = `${size}/${file}`
  const known = made.get(key) ?? resized(stored, { width, isLogo: file.endsWith('.png') })
  made.set(key, known)
  return known
}

/** Whether this world has a picture with that name. */
export const hasPicture = (file: string): boolean => storedFor(file) !== undefined

/** Path of a movie's original backdrop. */
export const backdropOf = (id: number): string => art[`backdrop-${id}.webp`]!

const storedFor = (file: string): string | undefined => {
  const [, kind, id, rest = '', ending] = file.match(/^(poster|backdrop|portrait|still|logo)(\d+)(-\d)?\.(jpg|png)$/) ?? []
  return kind && (kind === 'logo') === (ending === 'png') ? art[`${kind}-${id}${rest}.webp`] : undefined
}

const resized = async (path: string, { width, isLogo }: { width: number | null; isLogo: boolean }): Promise<Blob> => {
  const picture = new Bun.Image(await Bun.file(path).bytes())
  const sized = width ? picture.resize(width) : picture
  return (isLogo ? sized.png() : sized.jpeg({ quality: 86 })).blob()
}
