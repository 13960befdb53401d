import type { YearInReview } from '../../data/api/types'
import { duration } from '../../i18n/format'
import { genreWord } from '../../i18n/genre'
import { t } from '../../i18n/translate'
import { picture } from '../../kit/pictures'

const [WIDTH, HEIGHT] = [1080, 1350]
const [COLUMNS, ROWS] = [6, 4]
const POSTER = WIDTH / COLUMNS
const MARGIN = 72

type Line = { readonly text: string; readonly size: number; readonly weight: 400 | 650; readonly isSoft: boolean }

/** The lines of the picture, from the top. */
const linesOf = (review: YearInReview): Line[] => {
  const { year, movies, minutes, genres, directors, longest_evening } = review
  const small = (text: string): Line => ({ text, size: 38, weight: 400, isSoft: true })
  return [
    { text: t('year.title', { year: String(year) }), size: 44, weight: 400, isSoft: true },
    { text: t('year.movies', { count: movies }), size: 128, weight: 650, isSoft: false },
    { text: t('year.time', { time: duration(minutes * 60, 'long') }), size: 54, weight: 400, isSoft: false },
    ...genres.slice(0, 1).map(({ name }) => small(t('year.mostly', { genre: genreWord(name) }))),
    ...directors.slice(0, 1).map(({ name, movies: count }) => small(t('year.by', { name, count }))),
    ...(longest_evening ? [small(t('year.evening_of', { count: longest_evening.movies.length }))] : []),
  ]
}

/** A picture of the year to keep or to show, drawn in the browser: nothing is sent anywhere. */
export const drawYear = async (review: YearInReview): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#0d0d10'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  await drawPosters(pen, review.posters)
  drawShade(pen)
  drawLines(pen, linesOf(review))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(t('year.not_drawn')))), 'image/png')
  })
}

const drawPosters = async (pen: CanvasRenderingContext2D, movies: YearInReview['posters']) => {
  const images = await Promise.all(movies.map(({ poster_url }) => imageOf(poster_url)))
  const drawn = images.filter((image) => image !== null)
  if (drawn.length === 0) return
  for (let place = 0; place < COLUMNS * ROWS; place++) {
    const image = drawn[place % drawn.length]!
    pen.drawImage(image, (place % COLUMNS) * POSTER, Math.floor(place / COLUMNS) * POSTER * 1.5, POSTER, POSTER * 1.5)
  }
}

/** Null if it cannot be loaded: the picture is complete without it. */
const imageOf = async (url: string | null): Promise<HTMLImageElement | null> => {
  if (url === null) return null
  const image = new Image()
  image.src = picture(url, POSTER)
  return image.decode().then(
    () => image,
    () => null,
  )
}

/** From clear at the top to black where the words are. */
const drawShade = (pen: CanvasRenderingContext2D) => {
  const shade = pen.createLinearGradient(0, 0, 0, HEIGHT)
  for (const [at, opacity] of [
    [0, 0.2],
    [0.4, 0.75],
    [0.62, 1],
  ] as const)
    shade.addColorStop(at, `rgba(13, 13, 16, ${String(opacity)})`)
  pen.fillStyle = shade
  pen.fillRect(0, 0, WIDTH, HEIGHT)
}

const drawLines = (pen: CanvasRenderingContext2D, lines: readonly Line[]) => {
  const family = getComputedStyle(document.body).fontFamily
  let bottom = HEIGHT - MARGIN
  pen.textBaseline = 'alphabetic'
  const write = ({ text, size, weight, isSoft }: Line) => {
    const fit = (wanted: number): number => {
      pen.font = `${String(weight)} ${String(wanted)}px ${family}`
      const { width } = pen.measureText(text)
      return width <= WIDTH - 2 * MARGIN ? wanted : wanted * ((WIDTH - 2 * MARGIN) / width)
    }
    const fitted = fit(size)
    pen.font = `${String(weight)} ${String(fitted)}px ${family}`
    pen.fillStyle = isSoft ? '#b9b9c3' : '#ffffff'
    pen.fillText(text, MARGIN, bottom)
    bottom -= fitted * 1.4
  }
  write({ text: t('app.name'), size: 30, weight: 650, isSoft: true })
  bottom -= 20
  for (const line of lines.toReversed()) write(line)
}
