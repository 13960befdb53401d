/** Basic colors in the order of the rainbow, then those without a hue, then `none` for an unknown color. */
export const colorNames = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'gray',
  'white',
  'none',
] as const
export type ColorName = (typeof colorNames)[number]

/** Where each hue ends, in degrees. */
const hues: readonly [end: number, name: ColorName][] = [
  [15, 'red'],
  [38, 'orange'],
  [68, 'yellow'],
  [150, 'green'],
  [190, 'teal'],
  [255, 'blue'],
  [315, 'purple'],
  [340, 'pink'],
]

/**
 * What a person would call a color of the form `#rrggbb`. Names in the database depend on it: change it only with a migration that names
 * the stored colors again.
 */
export const colorNameOf = (color: string | null): ColorName => {
  const parts = partsOf(color ?? '')
  return parts ? (withoutHue(parts) ?? withHue(parts)) : 'none'
}

/** `light`: 0 to 510. `chroma`: 0 to 255. */
type Parts = Record<'red' | 'green' | 'blue' | 'max' | 'light' | 'chroma' | 'saturation', number>
const partsOf = (color: string): Parts | null => {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(color)
  if (!found) return null
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((part) => Number.parseInt(part, 16))
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [light, chroma] = [max + min, max - min]
  return { red, green, blue, max, light, chroma, saturation: chroma / Math.max(255 - Math.abs(light - 255), 1) }
}

const withoutHue = ({ light, chroma, saturation }: Parts): ColorName | null => {
  if (light < 44 || (light < 80 && chroma < 30)) return 'black'
  if (light > 430 && chroma < 56) return 'white'
  if (chroma >= 20 && saturation >= 0.2) return null
  return light < 110 ? 'black' : 'gray'
}

const withHue = (parts: Parts): ColorName => {
  const { light, saturation } = parts
  const hue = hueOf(parts)
  if ((hue < 15 || hue >= 340) && light > 340) return 'pink'
  if (hue < 50 && (saturation < 0.4 || (hue >= 15 && light < 220))) return 'brown'
  return hues.find(([end]) => hue < end)?.[1] ?? 'red'
}

const hueOf = ({ red, green, blue, max, chroma }: Parts): number => {
  if (max === red) return (60 * (green - blue)) / chroma + (green < blue ? 360 : 0)
  if (max === green) return 120 + (60 * (blue - red)) / chroma
  return 240 + (60 * (red - green)) / chroma
}
