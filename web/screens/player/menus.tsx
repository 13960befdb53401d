import { Minus, Plus, Search } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { codecWord } from '../../i18n/codecs'
import { capital, count, oneDigit } from '../../i18n/format'
import { language, t, tOr, withWords } from '../../i18n/translate'
import { IconButton } from '../../kit/button'
import { part } from '../../kit/later'
import { SkeletonRows } from '../../kit/skeleton'
import type { Prepared } from './api'
import { clockTime } from './clock'
import { Option } from './panel'
import { rates } from './rates'
import type { SubtitlePlace, SubtitleSize, SubtitleState } from './subtitles'

const SubtitleFinder = part(() => withWords('rooms', import('./subtitle-finder')), 'SubtitleFinder')

/** `en` becomes English, in the UI language. */
const languageName = (code: string | null): string => {
  if (code === null || code === 'und') return t('player.unknown_language')
  try {
    return capital(new Intl.DisplayNames([language()], { type: 'language' }).of(code) ?? code)
  } catch {
    return code
  }
}

/** For example `German · Commentary`. Omits the language if the track's title contains it. */
export const trackName = ({ language: code, title }: { language: string | null; title: string | null }): string => {
  const spoken = languageName(code)
  if (!title) return spoken
  const isSaid = code === null || code === 'und' || title.toLowerCase().includes(spoken.toLowerCase())
  return isSaid ? title : `${spoken} · ${title}`
}

export const AudioMenu = ({ prepared, onChoose }: { prepared: Prepared; onChoose: (index: number) => void }) =>
  prepared.audio_tracks.map(({ index, codec, channels, playable, ...track }) => (
    <Option
      key={index}
      isChosen={index === prepared.audio_track}
      isDisabled={!playable}
      note={playable ? soundName(codec, channels) : t('player.needs_tool')}
      onChoose={() => index !== prepared.audio_track && onChoose(index)}
    >
      {trackName(track)}
    </Option>
  ))

/** For example `Dolby Digital 5.1`. */
export const soundName = (codec: string, channels: number | null): string =>
  [codecWord(codec), channels === null ? '' : channelName(channels)].join(' ').trim()

const channelName = (count: number): string => ({ 1: 'mono', 2: 'stereo', 6: '5.1', 8: '7.1' })[count] ?? String(count)

const TrackList = ({ subtitles }: { subtitles: SubtitleState }) => (
  <>
    <Option isChosen={subtitles.chosen === null && subtitles.inPicture === null} onChoose={() => subtitles.choose(null)}>
      {t('player.subtitles_off')}
    </Option>
    {subtitles.tracks.map((track) => (
      <Option key={track.index} isChosen={subtitles.chosen === track} note={notesOf(track)} onChoose={() => subtitles.choose(track)}>
        {trackName(track)}
      </Option>
    ))}
    {subtitles.drawable.map((track) => (
      <Option
        key={track.index}
        isChosen={subtitles.inPicture === track}
        note={[track.forced && t('player.forced'), t('player.in_picture')].filter(Boolean).join(' · ')}
        onChoose={() => subtitles.draw(track)}
      >
        {trackName(track)}
      </Option>
    ))}
    {subtitles.chosen && <Adjust subtitles={subtitles} />}
  </>
)

type SubtitleMenuProps = {
  subtitles: SubtitleState
  movieId: number
  /** False for a movie that is still downloading: subtitles belong to a file. */
  canSearch: boolean
}

/** The tracks, and a search for more that takes their place. */
export const SubtitleMenu = ({ subtitles, movieId, canSearch }: SubtitleMenuProps) => {
  const [isSearching, setSearching] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const wasSearching = useRef(false)
  useEffect(() => {
    if (wasSearching.current && !isSearching) list.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    wasSearching.current = isSearching
  }, [isSearching])
  if (isSearching)
    return (
      <Suspense fallback={<SkeletonRows rows={4} className="h-10" />}>
        <SubtitleFinder movieId={movieId} subtitles={subtitles} onDone={() => setSearching(false)} />
      </Suspense>
    )
  return (
    <div ref={list}>
      <TrackList subtitles={subtitles} />
      {canSearch && (
        <div className="mt-2 border-line border-t pt-2">
          <Option icon={Search} onChoose={() => setSearching(true)}>
            {t('player.find_subtitles')}
          </Option>
        </div>
      )}
    </div>
  )
}

const notesOf = ({ forced, hearing_impaired, source }: SubtitleState['tracks'][number]): string =>
  [forced && t('player.forced'), hearing_impaired && t('player.hearing_impaired'), tOr(`player.source_${source}`, source)]
    .filter(Boolean)
    .join(' · ')

const sizes: readonly SubtitleSize[] = ['small', 'medium', 'large']

const places: readonly SubtitlePlace[] = ['bottom', 'higher', 'top']

/** The options have their own line: next to the label they fit only in English. */
const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset>
    <legend>{label}</legend>
    <div className="-mx-3 flex">{children}</div>
  </fieldset>
)

const Adjust = ({ subtitles }: { subtitles: SubtitleState }) => (
  <div className="mt-2 grid gap-2 border-line border-t px-3 pt-2 text-sm">
    <div className="flex items-center justify-between gap-2">
      <span>{t('player.timing')}</span>
      <span className="flex items-center gap-1">
        <IconButton small icon={Minus} label={t('player.earlier')} onClick={() => subtitles.shift(-0.1)} />
        <output className="w-14 text-center tabular-nums">{`${subtitles.offset > 0 ? '+' : ''}${oneDigit(subtitles.offset)} s`}</output>
        <IconButton small icon={Plus} label={t('player.later')} onClick={() => subtitles.shift(0.1)} />
      </span>
    </div>
    {subtitles.chosen?.kind === 'text' && (
      <Choices label={t('player.size')}>
        {sizes.map((size) => (
          <Option key={size} isChosen={subtitles.size === size} onChoose={() => subtitles.resize(size)}>
            {t(`player.size_${size}`)}
          </Option>
        ))}
      </Choices>
    )}
    <Choices label={t('player.place')}>
      {places.map((place) => (
        <Option key={place} isChosen={subtitles.place === place} onChoose={() => subtitles.move(place)}>
          {t(`player.place_${place}`)}
        </Option>
      ))}
    </Choices>
  </div>
)

export const RateMenu = ({ rate, onChoose }: { rate: number; onChoose: (rate: number) => void }) =>
  rates.map((each) => (
    <Option key={each} isChosen={each === rate} onChoose={() => onChoose(each)}>
      {each === 1 ? t('player.normal_rate') : `${count(each)}×`}
    </Option>
  ))

type Chapters = { chapters: Prepared['chapters']; time: number; onChoose: (to: number) => void }
export const ChapterMenu = ({ chapters, time, onChoose }: Chapters) => {
  const current = chapters.findLastIndex(({ start_seconds }) => start_seconds <= time)
  return chapters.map(({ start_seconds, title }, i) => (
    <Option
      key={start_seconds}
      isChosen={i === current}
      note={clockTime(Math.round(start_seconds))}
      onChoose={() => onChoose(start_seconds)}
    >
      {title || t('player.chapter', { number: i + 1 })}
    </Option>
  ))
}
