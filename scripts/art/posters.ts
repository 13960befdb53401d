import type { WorldMovie } from '../../world/movies'
import { yearOf } from '../../world/movies'
import { createCanvas } from './canvas'
import { designs } from './designs/index'
import { createEasel, type Easel } from './easel'
import { type Letters, letter, letterToWidth } from './lettering'
import { type box, place } from './paths'

export type Design = {
  readonly art: (easel: Easel) => void
  /** Vertical center of the art. A backdrop is cropped around it. */
  readonly focus: number
  readonly title: TitleBlock
  readonly caption: { readonly color: string; readonly y?: number; readonly align?: 'left' | 'center' }
}

export type TitleBlock = {
  readonly lines: readonly string[]
  readonly y: number
  readonly color: string
  readonly style: Omit<Letters, 'size'>
  /** Lines of equal width become a block; otherwise each has this height. */
  readonly size?: number
  readonly x?: number
  readonly width?: number
  readonly gap?: number
  readonly turns?: number
  readonly shadow?: { readonly color: string; readonly by: readonly [number, number] }
  readonly inline?: string
  readonly align?: 'left' | 'center'
}

export const designOf = (movie: WorldMovie): Design => designs[movie.id]!

const posterWidth = 780

/** A 2:3 poster at the largest width that is requested. */
export const drawPoster = (movie: WorldMovie) => {
  const canvas = createCanvas(posterWidth, posterWidth * 1.5)
  const easel = createEasel(canvas, { scale: posterWidth / 1000, x: 0, y: 0 })
  const design = designOf(movie)
  design.art(easel)
  drawTitle(easel, design.title)
  drawCaption(easel, movie, design.caption)
  canvas.grain(9, movie.id)
  return canvas
}

/** The same art without text on a wide picture, slightly right of center. */
export const drawBackdrop = (movie: WorldMovie, [width, height]: readonly [number, number] = [1280, 720]) => {
  const canvas = createCanvas(width, height)
  const scale = height / 1150
  const design = designOf(movie)
  design.art(createEasel(canvas, { scale, x: width * 0.62 - 500 * scale, y: height / 2 - design.focus * scale }))
  canvas.grain(9, movie.id)
  return canvas
}

/** A detail of the art, like a frame of the movie. */
export const drawStill = (movie: WorldMovie, which: 1 | 2) => {
  const canvas = createCanvas(640, 360)
  const scale = which === 1 ? 0.62 : 0.9
  const design = designOf(movie)
  const [x, y] = which === 1 ? [320, design.focus] : [560, design.focus + 140]
  design.art(createEasel(canvas, { scale, x: 320 - x * scale, y: 180 - y * scale }))
  canvas.grain(9, movie.id + which)
  return canvas
}

const drawTitle = (easel: Easel, block: TitleBlock) => {
  const { lines, x = 70, width = 860, gap = 0.2, turns = 0, align = 'left' } = block
  let y = 0
  for (const text of lines) {
    const set = block.size ? letter(text, { ...block.style, size: block.size }) : letterToWidth(text, width, block.style)
    const left = align === 'center' ? (width - set.width) / 2 : 0
    const at = (dx: number, dy: number) => place(place(set.path, { x: left + dx, y: y + dy }), { x, y: block.y, turns })
    if (block.shadow) easel.fill(at(...block.shadow.by), block.shadow.color)
    easel.fill(at(0, 0), block.color)
    if (block.inline)
      drawInline(easel, text, { block, size: set.height, move: (path) => place(place(path, { x: left, y }), { x, y: block.y, turns }) })
    y += set.height * (1 + gap)
  }
}

type Inline = { block: TitleBlock; size: number; move: (path: ReturnType<typeof box>) => ReturnType<typeof box> }

/** A thin line along the middle of each stroke, as on old movie theaters. */
const drawInline = (easel: Easel, text: string, { block, size, move }: Inline) => {
  const { weight = 0.16, spacing = 0.1, contrast = 1 } = block.style
  const thin = weight * 0.14
  const inset = (size * (weight - thin)) / 2 / contrast
  const grow = weight - thin
  const inner = letter(text, {
    ...block.style,
    size: size - inset * 2,
    weight: (thin * size) / (size - inset * 2),
    spacing: ((spacing + grow) * size) / (size - inset * 2),
    breadth: ((block.style.breadth ?? 1) * size) / (size - inset * 2),
  })
  easel.fill(move(place(inner.path, { x: inset * contrast, y: inset })), block.inline!)
}

const drawCaption = (easel: Easel, movie: WorldMovie, { color, y = 1418, align = 'left' }: Design['caption']) => {
  const cast = movie.cast.slice(0, 3).join('   ')
  const made = `${movie.directors.length > 1 ? 'Directors' : 'Director'} ${movie.directors.join(' & ')}`
  const rows = [cast, `${made}   ${movie.studio}   ${yearOf(movie)}`].filter(Boolean)
  rows.forEach((text, i) => {
    const full = { weight: 0.13, spacing: 0.2, size: 17, breadth: 0.86 }
    const set = letter(text, full)
    const fitted = set.width > 860 ? letterToWidth(text, 860, full) : set
    const top = y + (i - rows.length + 2) * 32
    easel.fill(place(fitted.path, { x: align === 'center' ? (1000 - fitted.width) / 2 : 70, y: top }), color, { opacity: 0.92 })
  })
}
