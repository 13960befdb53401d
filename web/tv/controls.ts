import type { Prepared } from './api'
import { button, el, fill } from './dom'
import { focused, focusOn, move } from './focus'
import { type Action, isDirection } from './keys'
import { createMenu } from './menu'
import { createSubtitles, nameOf, textsOf } from './tracks'
import { clock, t } from './words'

const HIDE_MS = 5000
const BACK_SECONDS = -10
const AHEAD_SECONDS = 30

type Wish = {
  readonly video: HTMLVideoElement
  readonly title: string
  readonly chooseAudio: (track: number) => void
  readonly stop: () => void
}

/** What lies over the picture. It leaves while the movie plays, and any key brings it back. */
export const createControls = ({ video, title, chooseAudio, stop }: Wish) => {
  let prepared: Prepared | null = null
  const [menu, subtitles] = [createMenu(), createSubtitles(video)]
  const buttons = el('div', { class: 'ways' })
  const progress = createProgress(video, () => prepared?.duration_seconds ?? 0)
  const panel = el('div', { class: 'panel' }, el('h1', {}, title), progress.node, buttons)
  const node = el('div', { class: 'over' }, panel, menu.node)
  const wake = createSleep({ node, maySleep: () => !video.paused && !menu.isOpen(), tell: subtitles.raise })
  const { play, pause, toggle, seek } = actionsOn(video, progress)

  const drawButtons = (): void => {
    const had = focused()?.getAttribute('data-key') ?? 'toggle'
    const openSubtitles = () => menu.open({ title: t('subtitles'), opener: 'subtitles', choices: subtitles.choices() })
    const openAudio = () => menu.open({ title: t('audio'), opener: 'audio', choices: audioChoices(prepared, chooseAudio) })
    fill(buttons, [
      button({ label: t(video.paused ? 'play' : 'pause'), key: 'toggle', kind: 'main', press: toggle }),
      button({ label: t('back_10'), key: 'rewind', press: () => seek(BACK_SECONDS) }),
      button({ label: t('ahead_30'), key: 'forward', press: () => seek(AHEAD_SECONDS) }),
      textsOf(prepared).length > 0 ? button({ label: t('subtitles'), key: 'subtitles', press: openSubtitles }) : null,
      (prepared?.audio_tracks.length ?? 0) > 1 ? button({ label: t('audio'), key: 'audio', press: openAudio }) : null,
      button({ label: t('stop'), key: 'stop', press: stop }),
    ])
    if (document.contains(node) && !menu.isOpen()) focusOn(had)
  }
  const drawToggle = (): void => {
    const known = buttons.querySelector('[data-key=toggle]')
    if (known) fill(known, [t(video.paused ? 'play' : 'pause')])
    wake()
  }
  for (const name of ['play', 'pause']) video.addEventListener(name, drawToggle)

  const closeMenu = (): boolean => {
    const wasOpen = menu.isOpen()
    if (wasOpen) menu.close()
    return wasOpen
  }
  const media: Partial<Record<Action, () => void>> = {
    toggle,
    play,
    pause,
    stop,
    rewind: () => seek(BACK_SECONDS),
    forward: () => seek(AHEAD_SECONDS),
  }
  /** While nothing is over the picture, left and right seek at once. */
  const go = (direction: Action, wasAsleep: boolean): void => {
    if (wasAsleep && direction === 'left') seek(BACK_SECONDS)
    else if (wasAsleep && direction === 'right') seek(AHEAD_SECONDS)
    else if (!wasAsleep && isDirection(direction)) move(direction)
  }
  return {
    node,
    show(now: Prepared): void {
      prepared = now
      subtitles.take(now)
      drawButtons()
      progress.draw()
      wake()
    },
    /** False if it is for the page, which then goes back. */
    onKey(action: Action): boolean {
      const wasAsleep = wake()
      if (action === 'back') return closeMenu()
      const act = media[action]
      if (act) act()
      else go(action, wasAsleep)
      return true
    },
  }
}

const actionsOn = (video: HTMLVideoElement, { total, draw }: ReturnType<typeof createProgress>) => {
  const play = (): void => void video.play()?.catch(() => undefined)
  const pause = (): void => video.pause()
  return {
    play,
    pause,
    toggle: (): void => (video.paused ? play() : pause()),
    seek: (by: number): void => {
      video.currentTime = Math.max(0, Math.min(total() - 1, video.currentTime + by))
      draw()
    },
  }
}

const createProgress = (video: HTMLVideoElement, known: () => number) => {
  const [position, part] = [el('p', { class: 'time' }), el('span', { class: 'part' })]
  const total = (): number => known() || video.duration || 0
  const draw = (): void => {
    part.style.width = `${total() > 0 ? (100 * video.currentTime) / total() : 0}%`
    fill(position, [t('position_of', { time: clock(video.currentTime), total: clock(total()) })])
  }
  for (const name of ['timeupdate', 'seeking', 'durationchange']) video.addEventListener(name, draw)
  return { node: el('div', {}, el('div', { class: 'track' }, part), position), total, draw }
}

type Sleep = { readonly node: HTMLElement; readonly maySleep: () => boolean; readonly tell: (isAwake: boolean) => void }

/** Returns what shows the controls for some seconds, and says whether they were hidden. */
const createSleep = ({ node, maySleep, tell }: Sleep): (() => boolean) => {
  let timer: ReturnType<typeof setTimeout>
  const sleep = (): void => {
    if (!maySleep()) return
    node.classList.add('asleep')
    tell(false)
  }
  return () => {
    const wasAsleep = node.classList.contains('asleep')
    node.classList.remove('asleep')
    if (wasAsleep) tell(true)
    clearTimeout(timer)
    timer = setTimeout(sleep, HIDE_MS)
    return wasAsleep
  }
}

const audioChoices = (prepared: Prepared | null, choose: (track: number) => void) =>
  (prepared?.audio_tracks ?? [])
    .filter(({ playable }) => playable)
    .map((track) => ({
      label: nameOf(track),
      key: `audio-${track.index}`,
      isChosen: prepared?.audio_track === track.index,
      choose: () => choose(track.index),
    }))
