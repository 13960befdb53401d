import type { Prepared } from './api'
import { createCueLines } from './cue-lines'
import { el } from './dom'
import type { Choice } from './menu'
import { languageName, t } from './words'

type Text = Prepared['subtitle_tracks'][number]
type Named = { readonly index: number; readonly language: string | null; readonly title: string | null }

export const nameOf = ({ index, language, title }: Named): string =>
  [language && languageName(language), title].filter(Boolean).join(' · ') || t('track', { count: index + 1 })

const textNameOf = (track: Text): string =>
  [nameOf(track), track.forced && t('forced'), track.hearing_impaired && t('hearing_impaired')].filter(Boolean).join(' · ')

/** Subtitles that are text: pictures of text would need a decoder of their own. */
export const textsOf = (prepared: Prepared | null): readonly Text[] =>
  (prepared?.subtitle_tracks ?? []).filter(({ kind, url }) => kind === 'text' && url !== null)

/** The subtitles of a video: at first those that belong to the movie, such as signs; others once someone asks for them. */
export const createSubtitles = (video: HTMLVideoElement) => {
  let shown: number | null | undefined
  let texts: readonly Text[] = []
  const lines = createCueLines()
  const show = (index: number | null): void => {
    shown = index
    while (video.firstChild) video.removeChild(video.firstChild)
    const wanted = texts.filter((track) => track.index === index)[0]
    if (!wanted?.url) return
    const track = el('track', { kind: 'subtitles', src: wanted.url, srclang: wanted.language ?? '', label: textNameOf(wanted) })
    track.addEventListener('load', () => {
      if (track.parentNode !== video) return
      lines.take(track.track)
      track.track.mode = 'showing'
    })
    video.appendChild(track)
    // Loads it. Chromium draws a line that is shown already where it was, whatever place it gets first.
    track.track.mode = 'hidden'
  }
  return {
    raise: lines.raise,
    /** Another stream of the same movie shows the same subtitles. */
    take(prepared: Prepared): void {
      texts = textsOf(prepared)
      show(shown === undefined ? (texts.filter(({ forced }) => forced)[0]?.index ?? null) : shown)
    },
    choices: (): Choice[] => [
      { label: t('subtitles_off'), key: 'subtitle-off', isChosen: shown === null, choose: () => show(null) },
      ...texts.map((track) => ({
        label: textNameOf(track),
        key: `subtitle-${track.index}`,
        isChosen: shown === track.index,
        choose: () => show(track.index),
      })),
    ],
  }
}
