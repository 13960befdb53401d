import { createCanvas } from './canvas'
import { designs } from './designs/index'
import { createEasel, type Easel } from './easel'
import { type Letters, letter, letterToWidth } from './lettering'
import type { DemoMovie } from './movies'
import { yearOf } from './movies'
import { box, place } from './paths'

export type Design = {
  readonly art: (easel: Easel) => void
  /** The height of the art's centre: a backdrop is cut around it. */
  readonly focus: number
  readonly title: TitleBlock
  readonly caption: { readonly colour: string; readonly y?: number; readonly align?: 'left' | 'centre' }
}

export type TitleBlock = {
  readonly lines: readonly string[]
  readonly y: number
  readonly colour: string
  readonly style: Omit<Letters, 'size'>
  /** Lines of one width are set as a block; otherwise all have this height. */
  readonly size?: number
  readonly x?: number
  readonly width?: number
  readonly gap?: number
  readonly turns?: number
  readonly shadow?: { readonly colour: string; readonly by: readonly [number, number] }
  readonly inline?: string
  readonly align?: 'left' | 'centre'
}

export const designOf = (movie: DemoMovie): Design => designs[movie.id]!

const posterWidth = 780

/** A poster of two to three, as wide as the largest size that anyone asks for. */
export const drawPoster = (movie: DemoMovie) => {
  const canvas = createCanvas(posterWidth, posterWidth * 1.5)
  const easel = createEasel(canvas, { scale: posterWidth / 1000, x: 0, y: 0 })
  const design = designOf(movie)
  design.art(easel)
  drawTitle(easel, design.title)
  drawCaption(easel, movie, design.caption)
  canvas.grain(9, movie.id)
  return canvas
}

/** The same art without words on a wide picture, a little to the right of its middle. */
export const drawBackdrop = (movie: DemoMovie, [width, height]: readonly [number, number] = [1280, 720]) => {
  const canvas = createCanvas(width, height)
  const scale = height / 1150
  const design = designOf(movie)
  design.art(createEasel(canvas, { scale, x: width * 0.62 - 500 * scale, y: height / 2 - design.focus * scale }))
  canvas.grain(9, movie.id)
  return canvas
}

/** What the demo's video files show: the art, the title beside it, and what this is. */
export const drawCard = (movie: DemoMovie) => {
  const canvas = createCanvas(1920, 1080)
  const scale = 1080 / 1150
  const { art, focus } = designOf(movie)
  art(createEasel(canvas, { scale, x: 1920 * 0.68 - 500 * scale, y: 540 - focus * scale }))
  const easel = createEasel(canvas, { scale: 1, x: 0, y: 0 })
  easel.fill(box(0, 0, [760, 1080]), '#0d0e12', { opacity: 0.82 })
  const words = movie.title.split(' ')
  const lines = words.length > 3 ? [words.slice(0, Math.ceil(words.length / 2)), words.slice(Math.ceil(words.length / 2))] : [words]
  const title = lines.map((line) => line.join(' '))
  drawTitle(easel, { lines: title, x: 90, y: 400, width: 580, colour: '#f4efe2', style: { breadth: 0.7, weight: 0.15, spacing: 0.1 } })
  const about = letterToWidth(`Demo footage   ${yearOf(movie)}   ${movie.runtime} min`, 580, { weight: 0.13, spacing: 0.2 })
  easel.fill(place(about.path, { x: 90, y: 330 }), '#d9a441')
  return canvas
}

const drawTitle = (easel: Easel, block: TitleBlock) => {
  const { lines, x = 70, width = 860, gap = 0.2, turns = 0, align = 'left' } = block
  let y = 0
  for (const text of lines) {
    const set = block.size ? letter(text, { ...block.style, size: block.size }) : letterToWidth(text, width, block.style)
    const left = align === 'centre' ? (width - set.width) / 2 : 0
    const at = (dx: number, dy: number) => place(place(set.path, { x: left + dx, y: y + dy }), { x, y: block.y, turns })
    if (block.shadow) easel.fill(at(...block.shadow.by), block.shadow.colour)
    easel.fill(at(0, 0), block.colour)
    if (block.inline)
      drawInline(easel, text, { block, size: set.height, move: (path) => place(place(path, { x: left, y }), { x, y: block.y, turns }) })
    y += set.height * (1 + gap)
  }
}

type Inline = { block: TitleBlock; size: number; move: (path: ReturnType<typeof box>) => ReturnType<typeof box> }

/** A thin line down the middle of each stroke, as on the fronts of old picture houses. */
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

const drawCaption = (easel: Easel, movie: DemoMovie, { colour, y = 1418, align = 'left' }: Design['caption']) => {
  const cast = movie.cast.slice(0, 3).join('   ')
  const made = `${movie.directors.length > 1 ? 'Directors' : 'Director'} ${movie.directors.join(' & ')}`
  const rows = [cast, `${made}   ${movie.studio}   ${yearOf(movie)}`].filter(Boolean)
  rows.forEach((text, i) => {
    const full = { weight: 0.13, spacing: 0.2, size: 17, breadth: 0.86 }
    const set = letter(text, full)
    const fitted = set.width > 860 ? letterToWidth(text, 860, full) : set
    const top = y + (i - rows.length + 2) * 32
    easel.fill(place(fitted.path, { x: align === 'centre' ? (1000 - fitted.width) / 2 : 70, y: top }), colour, { opacity: 0.92 })
  })
}
