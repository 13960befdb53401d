import clsx from 'clsx'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { asset } from '../base'
import { language as spokenLanguage } from '../i18n/translate'
import type { Prepared } from './api'

type Track = Prepared['subtitle_tracks'][number]
export type SubtitleSize = 'small' | 'medium' | 'large'
type Kept = { readonly language: string | null; readonly size: SubtitleSize }

const key = 'player-subtitles'
const kept = (): Kept => {
  try {
    const { language = null, size = 'medium' } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>
    return { language, size }
  } catch {
    return { language: null, size: 'medium' }
  }
}
const keep = (change: Partial<Kept>) => {
  try {
    localStorage.setItem(key, JSON.stringify({ ...kept(), ...change }))
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** The tracks that can be shown, and what is shown now. The choice is remembered by its language. */
export const useSubtitles = (video: HTMLVideoElement | null, prepared: Prepared) => {
  const tracks = useMemo(() => prepared.subtitle_tracks.filter(({ url }) => url !== null), [prepared])
  const [chosen, setChosen] = useState<Track | null>(() => firstOf(tracks))
  const [offset, setOffset] = useState(0)
  const [size, setSize] = useState<SubtitleSize>(() => kept().size)
  const lines = useLines({ video, url: chosen?.url ?? null, offset })
  const choose = useCallback((track: Track | null) => {
    setChosen(track)
    setOffset(0)
    keep({ language: track?.language ?? null })
  }, [])
  return useMemo(
    () => ({
      tracks,
      chosen,
      lines,
      offset,
      size,
      choose,
      next: () => choose(tracks[chosen === null ? 0 : tracks.indexOf(chosen) + 1] ?? null),
      shift: (by: number) => setOffset((now) => Math.round((now + by) * 10) / 10),
      resize: (to: SubtitleSize) => {
        setSize(to)
        keep({ size: to })
      },
    }),
    [tracks, chosen, lines, offset, size, choose],
  )
}
export type SubtitleState = ReturnType<typeof useSubtitles>

/** The language chosen last; else a forced track in the language of the page, for what a foreign speaker says in between. */
const firstOf = (tracks: readonly Track[]): Track | null => {
  const wanted = kept().language
  const inLanguage = wanted === null ? undefined : tracks.find(({ language, forced }) => language === wanted && !forced)
  const forced = tracks.find(({ language, forced: isForced }) => isForced && language?.startsWith(spokenLanguage()) === true)
  return inLanguage ?? forced ?? null
}

type Showing = { video: HTMLVideoElement | null; url: string | null; offset: number }

/** The browser reads the track and says when; the words are drawn by us. */
const useLines = ({ video, url, offset }: Showing): readonly string[] => {
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    setLines([])
    if (!video || url === null) return
    const element = document.createElement('track')
    element.kind = 'subtitles'
    element.src = asset(url)
    const show = () => setLines([...(element.track.activeCues ?? [])].map((cue) => plain((cue as VTTCue).text)))
    const ready = () => {
      for (const cue of element.track.cues ?? []) {
        cue.startTime += offset
        cue.endTime += offset
      }
    }
    element.addEventListener('load', ready)
    element.track.addEventListener('cuechange', show)
    video.append(element)
    element.track.mode = 'hidden'
    return () => {
      element.track.mode = 'disabled'
      element.removeEventListener('load', ready)
      element.track.removeEventListener('cuechange', show)
      element.remove()
    }
  }, [video, url, offset])
  return lines
}

/** Words without their marks: nothing of a file is ever read as HTML. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')

const sizes: Record<SubtitleSize, string> = { small: 'text-lg', medium: 'text-2xl', large: 'text-4xl' }

export const Subtitles = ({ subtitles, isRaised }: { subtitles: SubtitleState; isRaised: boolean }) => (
  <div
    aria-hidden
    className={clsx(
      'pointer-events-none absolute inset-x-6 grid justify-items-center gap-1 text-center transition-[bottom] duration-120',
      isRaised ? 'bottom-36' : 'bottom-10',
    )}
  >
    {subtitles.lines.map((line) => (
      <p
        key={line}
        className={clsx('whitespace-pre-line rounded-ctl bg-black/66 px-3 py-1 text-white leading-tight', sizes[subtitles.size])}
      >
        {line}
      </p>
    ))}
  </div>
)
