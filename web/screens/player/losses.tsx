import { X } from 'lucide-react'
import { useState } from 'react'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { IconButton } from '../../kit/button'
import type { Prepared } from './api'

/** Says once what will be missing, so that nobody blames the speakers. */
export const Losses = ({ prepared, isRaised }: { prepared: Prepared; isRaised: boolean }) => {
  const [isRead, setRead] = useState(false)
  const concerning = prepared.losses.filter(
    ({ code, values }) => code !== 'audio_needs_media_tool' || values.track === prepared.audio_track,
  )
  if (isRead || concerning.length === 0) return null
  return (
    <div
      className={`absolute inset-x-3 mx-auto flex max-w-xl items-start gap-3 rounded-card bg-black/85 py-2 ps-4 pe-2 transition-[top] ${isRaised ? 'top-20' : 'top-4'}`}
    >
      <div role="status" className="grow py-1.5 text-sm">
        <ul className="grid gap-1">
          {concerning.map((loss) => (
            <li key={loss.code}>{told(loss)}</li>
          ))}
        </ul>
      </div>
      <IconButton small icon={X} label={t('player.understood')} onClick={() => setRead(true)} />
    </div>
  )
}
