import { useEffect, useState } from 'react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import type { Method } from './api'

type Props = { method: Method; onSmaller: (() => void) | undefined; onOther: () => void; patienceMs?: number }

/** Shown while playback waits for data. After ten seconds it says why that may be, and offers what is likely to be faster. */
export const Waiting = ({ method, onSmaller, onOther, patienceMs = 10_000 }: Props) => {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [patienceMs])
  if (!isLong)
    return (
      <p className="pointer-events-none absolute inset-0 grid animate-pulse place-items-center text-lg">
        <span className="rounded-ctl bg-black/80 px-3 py-2">{t('player.buffering')}</span>
      </p>
    )
  return (
    <div role="status" className="absolute inset-0 m-auto grid max-w-xl place-items-center gap-4 p-6 text-center">
      <p className="rounded-ctl bg-black/80 px-3 py-2 text-lg">
        {t(method === 'transcode' ? 'player.converts_slowly' : 'player.loads_slowly')}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {onSmaller && <Button onClick={onSmaller}>{t('player.smaller')}</Button>}
        <Button onClick={onOther}>{t('player.other_way')}</Button>
      </div>
    </div>
  )
}
