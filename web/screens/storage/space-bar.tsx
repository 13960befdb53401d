import clsx from 'clsx'
import type { Stats } from '../../data/api/types'
import { size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import type { Plan } from './plan'

type Share = { name: string; bytes: number; tone: string }

const kinds: readonly [name: string, is: RegExp, tone: string][] = [
  ['4K', /2160p/, 'bg-accent'],
  ['1080p', /1080p/, 'bg-accent/60'],
  ['720p', /720p/, 'bg-accent/35'],
]

/** Used space: movies by resolution, recycle bin, other files, free. */
const sharesOf = (plan: Plan, { disk }: Stats): Share[] => {
  const qualities = Object.entries(disk.bytes_by_quality)
  const sum = (is: (name: string) => boolean) => qualities.filter(([name]) => is(name)).reduce((total, [, bytes]) => total + bytes, 0)
  const own = [
    ...kinds.map(([name, is, tone]) => ({ name, tone, bytes: sum((quality) => is.test(quality)) })),
    { name: t('storage.smaller'), tone: 'bg-accent/20', bytes: sum((quality) => !kinds.some(([, is]) => is.test(quality))) },
    { name: t('storage.recycle'), tone: 'bg-muted', bytes: disk.recycle.size_bytes },
  ]
  const others = Math.max(0, plan.total - plan.free - own.reduce((total, { bytes }) => total + bytes, 0))
  return [
    ...own,
    { name: t('storage.others'), tone: 'bg-edge', bytes: others },
    { name: t('storage.rest'), tone: 'bg-ctl', bytes: plan.free },
  ].filter(({ bytes }) => bytes > 0)
}

export const SpaceBar = ({ plan, stats }: { plan: Plan; stats: Stats }) => {
  const shares = sharesOf(plan, stats)
  return (
    <>
      <div aria-hidden className="flex h-12 gap-0.5 overflow-hidden rounded-card">
        {shares.map(({ name, bytes, tone }) => (
          <span key={name} className={clsx('min-w-1', tone)} style={{ flexGrow: bytes / plan.total, flexBasis: 0 }} />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-sm">
        {shares.map(({ name, bytes, tone }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden className={clsx('size-2 rounded-[2px] ring-1 ring-line', tone)} />
            {name} <span className="text-muted tabular-nums">{size(bytes)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
