import { oneDigit } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import type { Prepared } from './api'
import { soundName } from './menus'
import type { VideoState } from './use-video'

const MEGA = 1e6

/** Technical details for diagnosing playback. */
export const Details = ({ prepared, state, bitrate }: { prepared: Prepared; state: VideoState; bitrate: number | null }) => {
  const { video, audio_tracks, audio_track, reasons } = prepared
  const audio = audio_tracks.find(({ index }) => index === audio_track)
  const rows: [string, string][] = [
    [t('player.method'), t(`player.method_${prepared.method}`)],
    [t('player.video'), video ? `${video.codec_string ?? video.codec} · ${String(video.width)}×${String(video.height)}` : '–'],
    [t('player.audio'), audio ? soundName(audio.codec, audio.channels) : '–'],
    ...(reasons.length > 0 ? [[t('player.why'), reasons.map((reason) => told(reason)).join(' · ')] as [string, string]] : []),
    [t('player.bitrate'), bitrate === null ? '–' : `${oneDigit(bitrate / MEGA)} Mbit/s`],
    [t('player.buffer'), `${oneDigit(state.buffered - state.time)} s`],
  ]
  return (
    <dl className="absolute start-4 top-20 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-card bg-black/80 p-4 text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className="max-w-md tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
