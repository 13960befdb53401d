import { type Details, Failed, keep, type Leaving, leaving, mark, movie as movieOf } from '../api'
import { remember } from '../cards'
import { add, button, el, fill } from '../dom'
import { focusOn } from '../focus'
import { whenIn } from '../leaving'
import { showPicture } from '../pictures'
import { go } from '../places'
import { message, type Screen } from '../screen'
import { clock, t } from '../words'

const backdropWidth = 1280

/** One movie: what it is about, and the ways to play it. */
export const movieScreen = async (id: number): Promise<Screen> => {
  const soon = leaving()
  const movie = await movieOf(id).catch((error: unknown) => {
    if (error instanceof Failed && error.status === 404) return null
    throw error
  })
  if (!movie) return message({ title: 'gone_title' })
  remember(movie)
  const goes = (await soon).find(({ movie_id }) => movie_id === id)
  const backdrop = el('img', { alt: '', class: 'backdrop' })
  showPicture(backdrop, movie.backdrop_url, backdropWidth)
  const node = el(
    'main',
    { class: 'screen movie' },
    backdrop,
    el('div', { class: 'shade' }),
    el(
      'div',
      { class: 'about' },
      el('h1', {}, movie.title),
      el('p', { class: 'facts' }, factsOf(movie)),
      movie.overview ? el('p', { class: 'overview' }, movie.overview) : null,
      people(movie),
      waysToPlay(movie),
      goes ? leavingLine(goes) : null,
    ),
  )
  return { node }
}

const factsOf = ({ year, duration_seconds, certification, genres, rating }: Details): string =>
  [
    year,
    duration_seconds === null ? null : t('minutes', { count: Math.max(1, Math.round(duration_seconds / 60)) }),
    certification,
    genres.slice(0, 3).join(', '),
    rating ? `★ ${rating.toFixed(1)}` : null,
  ]
    .filter(Boolean)
    .join('  ·  ')

const people = ({ directors, cast }: Details): HTMLElement | null => {
  const lines = [
    directors.length > 0 ? t('directed', { names: directors.join(', ') }) : null,
    cast.length > 0 ? t('with', { names: cast.slice(0, 4).join(', ') }) : null,
  ]
  const said = lines.filter((line): line is string => line !== null)
  return said.length === 0 ? null : el('p', { class: 'people' }, said.join('  ·  '))
}

const waysToPlay = (movie: Details): HTMLElement => {
  const [largest] = movie.files
  const play = (file: number | undefined, at: number) => () => file === undefined || go(`play/${movie.id}/${file}/${Math.floor(at)}`)
  const resume = movie.resume_position_seconds
  const ways = el('div', { class: 'ways' })
  if (resume > 0)
    add(ways, [
      button({ label: t('resume', { time: clock(resume) }), key: 'resume', kind: 'main', press: play(largest?.id, resume) }),
      button({ label: t('beginning'), key: 'play', press: play(largest?.id, 0) }),
    ])
  else add(ways, [button({ label: t('play'), key: 'play', kind: 'main', press: play(largest?.id, 0) })])
  add(ways, [watchedButton(movie)])
  if (movie.files.length < 2) return ways
  const versions = el('div', { class: 'ways' })
  add(
    versions,
    movie.files.map((file) => button({ label: versionName(file), key: `file-${file.id}`, press: play(file.id, resume) })),
  )
  return el('div', {}, ways, el('h2', {}, t('versions')), versions)
}

/** When it leaves, and a button that keeps it. */
const leavingLine = (one: Leaving): HTMLElement => {
  const place = el('div', { class: 'ways' })
  const draw = (isKept: boolean): void => {
    const press = () => {
      keep(one.movie_id, !isKept)
        .then(() => {
          draw(!isKept)
          focusOn('keep')
        })
        .catch(() => undefined)
    }
    const label = t(isKept ? 'unkeep' : 'keep')
    fill(place, [button({ label, key: 'keep', press }), el('p', { class: 'goes', role: 'status' }, isKept ? t('kept') : whenIn(one))])
  }
  draw(false)
  return place
}

const versionName = ({ quality, edition, size_bytes }: Details['files'][number]): string =>
  [edition || null, quality, `${(size_bytes / 1e9).toFixed(1)} GB`].filter(Boolean).join(' · ')

const watchedButton = (movie: Details): HTMLElement => {
  const place = el('span', {})
  const draw = (isWatched: boolean): void => {
    const press = () => {
      mark(movie.id, !isWatched)
        .then(() => {
          remember(Object.assign({}, movie, { watched: !isWatched }))
          draw(!isWatched)
          focusOn('watched')
        })
        .catch(() => undefined)
    }
    fill(place, [button({ label: t(isWatched ? 'unmark' : 'mark'), key: 'watched', press })])
  }
  draw(movie.watched)
  return place
}
