import type { WorldMovie } from '../../world/movies'
import { letter, letterToWidth } from './lettering'
import { type Path, place } from './paths'
import { designOf } from './posters'

const width = 860

/** The title as its poster letters it, in one light color, as an SVG picture without a ground. */
export const logoOf = (movie: WorldMovie): string => {
  const { title } = designOf(movie)
  let y = 0
  const paths: string[] = []
  for (const text of title.lines) {
    const set = title.size ? letter(text, { ...title.style, size: title.size }) : letterToWidth(text, width, title.style)
    const fitted = set.width > width ? letterToWidth(text, width, title.style) : set
    paths.push(commandsOf(place(fitted.path, { y })))
    y += fitted.height * (1 + (title.gap ?? 0.2))
  }
  const height = Math.ceil(y)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 ${width + 16} ${height + 16}"><title>${movie.title}</title><path fill="#fff" d="${paths.join('')}"/></svg>\n`
}

const commandsOf = (lines: Path): string =>
  lines.map(({ points }) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`).join('')

const round = (n: number): string => String(Math.round(n * 10) / 10)
