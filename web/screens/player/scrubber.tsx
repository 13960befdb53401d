import { useState } from 'react'
import { t } from '../../i18n/translate'
import type { Prepared } from './api'
import { clockTime } from './clock'
import type { Preview } from './previews'

type Props = {
  time: number
  duration: number
  buffered: number
  chapters: Prepared['chapters']
  previews: readonly Preview[]
  /** The pointer moved over it. */
  onPoint: () => void
  onSeek: (to: number) => void
}

/** Seek steps of the slider keys, in seconds. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 }

/** The timeline: played, buffered, and chapter marks. Arrow keys seek by five seconds. */
export const Scrubber = ({ time, duration, buffered, chapters, previews, onPoint, onSeek }: Props) => {
  const [hover, setHover] = useState<number | null>(null)
  const share = (seconds: number) => `${String(duration > 0 ? Math.min(100, (seconds / duration) * 100) : 0)}%`
  const at = hover === null ? null : hover * duration
  const picture = at === null ? undefined : previews.find(({ from, to }) => from <= at && at < to)
  return (
    <div
      className="group relative flex h-6 items-center"
      onPointerMove={(event) => {
        const box = event.currentTarget.getBoundingClientRect()
        setHover(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)))
        onPoint()
      }}
      onPointerLeave={() => setHover(null)}
    >
      <div aria-hidden className="absolute inset-x-0 h-1.5 overflow-hidden rounded-pill bg-white/25 transition-[height] group-hover:h-2.5">
        <div className="absolute inset-y-0 start-0 bg-white/40" style={{ width: share(buffered) }} />
        <div className="absolute inset-y-0 start-0 bg-accent" style={{ width: share(time) }} />
        {chapters.slice(1).map(({ start_seconds }) => (
          <div key={start_seconds} className="absolute inset-y-0 w-[3px] bg-black" style={{ insetInlineStart: share(start_seconds) }} />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.round(duration))}
        step={1}
        value={Math.round(time)}
        aria-label={t('player.position')}
        aria-valuetext={t('player.position_of', { time: clockTime(time), whole: clockTime(duration) })}
        className="absolute inset-0 size-full cursor-pointer opacity-0 focus-visible:opacity-100"
        onChange={({ target }) => onSeek(Number(target.value))}
        onKeyDown={(event) => {
          const by = steps[event.key]
          if (by === undefined) return
          event.preventDefault()
          onSeek(time + by)
        }}
      />
      {at !== null && duration > 0 && (
        <div
          aria-hidden
          className="pointer-events-none absolute bottom-full mb-1 grid w-max -translate-x-1/2 justify-items-center gap-1 overflow-hidden whitespace-nowrap rounded-ctl bg-black/80 text-sm tabular-nums"
          style={{ left: picture || chapters.length > 0 ? `clamp(120px, ${share(at)}, calc(100% - 120px))` : share(at) }}
        >
          {/* A new element: another place's picture would stay until this one is loaded. */}
          {picture && <img key={picture.url} src={picture.url} alt="" width={240} className="block min-h-24 object-cover" />}
          <p className="px-2 py-1">
            {[clockTime(at), chapters.findLast(({ start_seconds }) => start_seconds <= at)?.title].filter(Boolean).join(' · ')}
          </p>
        </div>
      )}
    </div>
  )
}
