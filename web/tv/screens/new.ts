import { downloadOf, getAfterAll, getMovie, type Known, known, type Wanted, wanted } from '../api'
import { button, el, fill } from '../dom'
import { focusedKey, focusOn } from '../focus'
import { showPicture } from '../pictures'
import { goBack } from '../places'
import type { Screen } from '../screen'
import { t } from '../words'

const backdropWidth = 1280
const LOOK_MS = 2000
type Status = Wanted['status']

/** A movie that is not in the library yet: gets it, and says what becomes of it. */
export const newScreen = async (metadataId: number): Promise<Screen> => {
  const movie = await known(metadataId)
  const [status, ways] = [el('p', { class: 'facts', role: 'status' }), el('div', { class: 'ways' })]
  let timer: ReturnType<typeof setTimeout>
  let isOpen = true

  const draw = (main: HTMLElement | null): void => {
    const had = focusedKey()
    fill(ways, [main, button({ label: t('back'), key: 'back', press: goBack })])
    if (document.contains(ways)) focusOn(had)
  }
  const offer = (label: string, press: () => void): void => draw(button({ label, key: 'get', kind: 'main', press }))
  const get = (asking: () => Promise<Wanted>) => (): void => {
    draw(null)
    asking()
      .then(show)
      .catch(() => {
        fill(status, [t('get_failed')])
        offer(t('retry'), get(asking))
      })
  }
  const show = (found: Wanted): void => {
    if (!isOpen) return
    if (found.status === 'unmonitored')
      offer(
        t('get'),
        get(() => getAfterAll(found.id)),
      )
    else if (isOnDisk(found.status)) offer(t('open'), () => location.replace(`#movie/${found.id}`))
    else draw(null)
    say(found).catch(() => undefined)
    if (!isOnDisk(found.status) && found.status !== 'unmonitored') look(found.id)
  }
  const say = async ({ id, status: now }: Wanted): Promise<void> => {
    const download = now === 'downloading' ? await downloadOf(id) : undefined
    fill(status, [t(isOnDisk(now) ? 'is_available' : `is_${now}`, { percent: Math.floor((download?.progress ?? 0) * 100) })])
  }
  const look = (id: number): void => {
    const again = () => {
      wanted(id)
        .then(show)
        .catch(() => isOpen && look(id))
    }
    timer = setTimeout(again, LOOK_MS)
  }

  const node = about(movie, [status, ways])
  if (movie.movie_id === null)
    offer(
      t('get'),
      get(() => getMovie(metadataId)),
    )
  else show(await wanted(movie.movie_id))
  return {
    node,
    close: () => {
      isOpen = false
      clearTimeout(timer)
    },
  }
}

const isOnDisk = (status: Status): status is 'available' | 'upgradable' => status === 'available' || status === 'upgradable'

const about = ({ title, backdrop_url, overview, year, runtime_minutes, genres }: Known, ends: readonly HTMLElement[]): HTMLElement => {
  const backdrop = el('img', { alt: '', class: 'backdrop' })
  showPicture(backdrop, backdrop_url, backdropWidth)
  const facts = [year, runtime_minutes ? t('minutes', { count: runtime_minutes }) : null, genres.slice(0, 3).join(', ')]
  return el(
    'main',
    { class: 'screen movie' },
    backdrop,
    el('div', { class: 'shade' }),
    el(
      'div',
      { class: 'about' },
      el('h1', {}, title),
      el('p', { class: 'facts' }, facts.filter(Boolean).join('  ·  ')),
      overview ? el('p', { class: 'overview' }, overview) : null,
      ...ends,
    ),
  )
}
