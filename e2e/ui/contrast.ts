import type { Page } from 'playwright-core'
import { type Image, PNG } from 'pngjs'

export type Text = { words: string; x: number; y: number; width: number; height: number; color: number[]; isLarge: boolean }

/** All visible texts with position and color. */
export const textsOf = (page: Page): Promise<Text[]> =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    const rgba = (color: string): number[] => {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data]
    }
    const found: { words: string; x: number; y: number; width: number; height: number; color: number[]; isLarge: boolean }[] = []
    const add = (words: string, { x, y, width, height }: DOMRect, { color, isLarge }: { color: string; isLarge: boolean }) => {
      const isInSight = width > 2 && height > 2 && y >= 0 && y + height <= innerHeight && x >= 0 && x + width <= innerWidth
      // Glyphs do not fill their line box.
      const rim = height * 0.15
      const place = { x: x + 1, y: y + rim, width: width - 2, height: height - 2 * rim }
      if (isInSight) found.push({ words: words.trim().slice(0, 40), ...place, color: rgba(color), isLarge })
    }
    /** Words for a screen reader only, also where a class hides them at some widths. Their letters still have a place. */
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement))
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement!
      if (!node.nodeValue?.trim() || element.closest('svg, style, .skeleton') || isClipped(element)) continue
      const style = getComputedStyle(element)
      const size = Number.parseFloat(style.fontSize)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        // Skips text covered by a fixed bar. An element without pointer events is found through its parent.
        if (!top || !(top === element || top.contains(element) || element.contains(top))) continue
        add(node.nodeValue, box, { color: style.color, isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 650) })
      }
    }
    for (const letters of document.querySelectorAll('.lettering'))
      add('lettering', letters.getBoundingClientRect(), { color: getComputedStyle(letters).backgroundColor, isLarge: true })
    return found
  })

const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
const linears = Float64Array.from({ length: 256 }, (_, value) => linear(value))

/** Luminance of each pixel, and of a translucent text over it. */
const light = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
const lightOf = (pixel: number): number => light(linears[pixel & 255]!, linears[(pixel >> 8) & 255]!, linears[(pixel >> 16) & 255]!)
const lightOver = ([red, green, blue, opacity]: readonly number[], pixel: number): number => {
  const alpha = opacity! / 255
  const mixed = (front: number, ground: number) => linear(front * alpha + ground * (1 - alpha))
  return light(mixed(red!, pixel & 255), mixed(green!, (pixel >> 8) & 255), mixed(blue!, (pixel >> 16) & 255))
}

/** The lowest contrast of a text against the pixels behind it. Each color is computed once. */
const worstOf = ({ x, y, width, height, color }: Text, { data, width: wide }: Image, scale: number): number => {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  const [left, right] = [Math.floor(x * scale), Math.ceil((x + width) * scale)]
  const seen = new Set<number>()
  for (let row = Math.floor(y * scale); row < Math.floor((y + height) * scale); row++)
    for (let column = left; column < right; column++) seen.add(pixels[row * wide + column]!)
  return [...seen].reduce((worst, pixel) => {
    const [one, other] = [lightOver(color, pixel), lightOf(pixel)]
    return Math.min(worst, (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05))
  }, 99)
}

/** Texts with too little contrast to a screenshot of the page without them. */
export const tooFaint = async (page: Page, texts: readonly Text[], scale: number): Promise<string[]> => {
  const picture = PNG.sync.read(Buffer.from(await page.screenshot({ animations: 'disabled' })))
  return texts
    .map((text) => ({ ...text, worst: worstOf(text, picture, scale) }))
    .filter(({ worst, isLarge }) => worst < (isLarge ? 3 : 4.5))
    .map(({ words, worst }) => `"${words}" ${worst.toFixed(2)}`)
}

/** Shows or hides the glyphs, leaving the background. */
export const showLetters = (page: Page, areShown: boolean) =>
  page.evaluate((shown) => {
    const isOurs = (sheet: CSSStyleSheet) => [...sheet.cssRules].some(({ cssText }) => cssText.includes('.bulbs'))
    const others = document.adoptedStyleSheets.filter((sheet) => !isOurs(sheet))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::placeholder { color: transparent !important; transition: none !important; } .lettering, svg, .bulbs { visibility: hidden !important; }',
    )
    document.adoptedStyleSheets = shown ? others : [...others, sheet]
  }, areShown)

/** Replaces the page's artwork with a generated picture: one tone, or random tones in squares of this size. */
export const changeScene = (page: Page, picture: { tone: string } | { grain: number }) =>
  page.evaluate(async (wanted) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const context = canvas.getContext('2d')!
    let seed = 7
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
    if ('tone' in wanted) {
      context.fillStyle = wanted.tone
      context.fillRect(0, 0, canvas.width, canvas.height)
    } else
      for (let x = 0; x < canvas.width; x += wanted.grain)
        for (let y = 0; y < canvas.height; y += wanted.grain) {
          context.fillStyle = random() < 0.5 ? '#000' : '#fff'
          context.fillRect(x, y, wanted.grain, wanted.grain)
        }
    const image = document.querySelector<HTMLImageElement>('.scene img')!
    image.srcset = ''
    image.style.opacity = '1'
    image.style.transition = 'none'
    image.src = canvas.toDataURL()
    await image.decode()
  }, picture)
