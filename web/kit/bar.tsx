import clsx from 'clsx'
import { percent } from '../i18n/format'
import type { Tone } from './badge'

const fills: Record<Tone, string> = { plain: 'bg-muted', accent: 'bg-accent', ok: 'bg-ok', warn: 'bg-warn', bad: 'bg-bad', info: 'bg-info' }

/** A progress bar. Not animated: the fill must always match the number. */
export const Bar = ({ value, label, tone = 'accent', thin = false }: { value: number; label: string; tone?: Tone; thin?: boolean }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(value * 100)}
    aria-valuetext={percent(value)}
    className={clsx('w-full overflow-hidden rounded-pill bg-edge/35', thin ? 'h-1' : 'h-1.5')}
  >
    <div
      className={clsx('bar-fill h-full rounded-pill', fills[tone])}
      style={{ transform: `scaleX(${String(Math.min(1, Math.max(0, value)))})` }}
    />
  </div>
)
