import clsx from 'clsx'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { asset } from '../../data/base'
import { t } from '../../i18n/translate'
import { toast } from '../../kit/toast'
import type { Drawing, Prepared } from './api'
import { type Added, added } from './beside'
import { cueText } from './cue-text'
import { firstOf, keep, kept, type SubtitlePlace, type SubtitleSize, type Track } from './kept-subtitles'
import { SubtitleImages } from './subtitle-images'

export type { SubtitlePlace, SubtitleSize }

/** Subtitle tracks that can be shown and the current one. The choice is remembered by movie and by language. */
export const useSubtitles = (video: HTMLVideoElement | null, prepared: Prepared, onDrawing: (drawing: Drawing, at: number) => void) => {
  const [tracks, setTracks] = useState(() => prepared.subtitle_tracks.filter(({ url }) => url !== null))
  const [chosen, setChosen] = useState<Track | null>(() => firstOf(tracks, prepared))
  const [wasChosen, setWasChosen] = useState(false)
  const [offset, setOffset] = useState(0)
  const [size, setSize] = useState<SubtitleSize>(() => kept().size)
  const [place, setPlace] = useState<SubtitlePlace>(() => kept().place)
  const lines = useLines({ video, url: chosen?.kind === 'text' ? chosen.url : null, offset })
  const inPicture = prepared.subtitle_tracks.find(({ index }) => index === prepared.burned_in) ?? null
  const prepareAnew = useRef(onDrawing)
  prepareAnew.current = onDrawing
  const choose = useCallback(
    (track: Track | null) => {
      keep({ language: track?.language ?? null })
      if (inPicture) return prepareAnew.current({ track: track?.index ?? null, isDrawn: false }, video?.currentTime ?? 0)
      setChosen(track)
      setWasChosen(true)
      setOffset(0)
    },
    [inPicture, video],
  )
  const draw = useCallback(
    (track: Track) => {
      keep({ language: track.language })
      prepareAnew.current({ track: track.index, isDrawn: true }, video?.currentTime ?? 0)
    },
    [video],
  )
  const add = useCallback(
    (subtitle: Added) => {
      const next = added(tracks, subtitle, prepared.method === 'direct')
      setTracks(next)
      choose(next.at(-1) ?? null)
    },
    [tracks, choose, prepared.method],
  )
  return useMemo(
    () => ({
      tracks,
      chosen,
      /** Images that no browser draws, so that only the picture can show them. */
      drawable: prepared.subtitle_tracks.filter(({ url, burnable }) => url === null && burnable),
      inPicture,
      draw,
      /** By the person, in this play. */
      wasChosen,
      lines,
      offset,
      size,
      place,
      choose,
      /** A subtitle that was just downloaded: it is shown at once. */
      add,
      next: () => choose(tracks[chosen === null ? 0 : tracks.indexOf(chosen) + 1] ?? null),
      shift: (by: number) => setOffset((now) => Math.round((now + by) * 10) / 10),
      resize: (to: SubtitleSize) => {
        setSize(to)
        keep({ size: to })
      },
      move: (to: SubtitlePlace) => {
        setPlace(to)
        keep({ place: to })
      },
    }),
    [tracks, chosen, prepared, inPicture, draw, wasChosen, lines, offset, size, place, choose, add],
  )
}
export type SubtitleState = ReturnType<typeof useSubtitles>

type Showing = { video: HTMLVideoElement | null; url: string | null; offset: number }

/** `at`: vertical position in percent if the track specifies one. */
type Line = { readonly text: string; readonly at: number | null }

/** The browser parses the track and times the cues; we render the text. */
const useLines = ({ video, url, offset }: Showing): readonly Line[] => {
  const [lines, setLines] = useState<readonly Line[]>([])
  useEffect(() => {
    setLines([])
    if (!video || url === null) return
    const element = document.createElement('track')
    element.kind = 'subtitles'
    element.src = asset(url)
    const show = () => setLines([...(element.track.activeCues ?? [])].map((cue) => lineOf(cue as VTTCue)))
    const ready = () => {
      for (const cue of element.track.cues ?? []) {
        cue.startTime += offset
        cue.endTime += offset
      }
    }
    const fail = () => toast(t('player.subtitles_unreadable'))
    element.addEventListener('load', ready)
    element.addEventListener('error', fail)
    element.track.addEventListener('cuechange', show)
    video.append(element)
    element.track.mode = 'hidden'
    return () => {
      element.track.mode = 'disabled'
      element.removeEventListener('load', ready)
      element.removeEventListener('error', fail)
      element.track.removeEventListener('cuechange', show)
      element.remove()
    }
  }, [video, url, offset])
  return lines
}

const lineOf = ({ text, line, snapToLines }: VTTCue): Line => ({ text, at: typeof line === 'number' && !snapToLines ? line : null })

const sizes: Record<SubtitleSize, string> = { small: 'text-lg', medium: 'text-2xl', large: 'text-4xl' }

/** Above the controls, or where they would be. */
const bottoms = { bottom: 'bottom-10', higher: 'bottom-[18%]' } as const

type Props = { subtitles: SubtitleState; video: HTMLVideoElement | null; isRaised: boolean }
export const Subtitles = ({ subtitles, video, isRaised }: Props) => {
  const { chosen, lines, offset, place } = subtitles
  if (chosen?.kind === 'image' && chosen.url !== null)
    return (
      <SubtitleImages
        video={video}
        url={chosen.url}
        isStretched={chosen.codec === 'dvd_subtitle'}
        offset={offset}
        raise={{ bottom: 0, higher: 12, top: 80 }[place]}
      />
    )
  const isHigh = ({ at }: Line) => place === 'top' || (at !== null && at < 34)
  const isMiddle = ({ at }: Line) => place !== 'top' && at !== null && at >= 34 && at < 67
  const low = lines.filter((line) => !isHigh(line) && !isMiddle(line))
  return (
    <>
      <Group lines={lines.filter(isHigh)} size={subtitles.size} className="top-20" />
      <Group lines={lines.filter(isMiddle)} size={subtitles.size} className="top-1/2 -translate-y-1/2" />
      <Group lines={low} size={subtitles.size} className={isRaised ? 'bottom-44' : bottoms[place === 'higher' ? 'higher' : 'bottom']} />
    </>
  )
}

const Group = ({ lines, size, className }: { lines: readonly Line[]; size: SubtitleSize; className: string }) => (
  <div
    aria-hidden
    className={clsx(
      'pointer-events-none absolute inset-x-3 grid justify-items-center gap-1 text-center transition-[bottom] duration-120',
      className,
    )}
  >
    {lines.map(({ text }) => (
      <p key={text} className={clsx('whitespace-pre-line rounded-ctl bg-black/80 px-3 py-1 text-white leading-snug', sizes[size])}>
        {cueText(text)}
      </p>
    ))}
  </div>
)
