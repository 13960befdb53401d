import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ask, client } from '../../data/api/client'
import { statsQuery } from '../../data/api/queries'
import type { MovieSizes } from '../../data/api/types'
import { now } from '../../data/clock'
import { count, monthName, size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import type { Plan } from './plan'
import { freedBy, fullInDaysWith, limitsOf } from './what-if'

const sizesQuery = queryOptions({
  queryKey: ['stats', 'sizes'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/stats/sizes', { signal })),
  meta: statsQuery.meta!,
})

const DAY_MS = 86_400_000
/** Beyond ten years a month would be a guess. */
const MOST_DAYS = 3650
type Forecast = Pick<Plan, 'free' | 'fullInDays'> | null

/** What a size limit for the movies of the best resolution would free. Changes nothing. */
export const WhatIf = ({ plan }: { plan: Forecast }) => {
  const [best] = useQuery(sizesQuery).data?.by_resolution ?? []
  const limits = limitsOf(best?.sizes ?? [])
  return best && limits && <Limit key={best.resolution} {...best} {...limits} plan={plan} />
}

type Props = MovieSizes['by_resolution'][number] & { most: number; first: number; plan: Forecast }

const Limit = ({ resolution, movies, sizes, most, first, plan }: Props) => {
  const id = useId()
  const [limit, setLimit] = useState(first)
  const each = t('whatif.each', { size: size(limit * 1_000_000_000) })
  return (
    <section aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`} className="mb-2 font-bold text-lg">
        {t('whatif.title')}
      </h2>
      <div className="grid gap-2 border-line border-t pt-4">
        <p className="flex justify-between gap-4 font-medium">
          <label htmlFor={id}>{t('whatif.keep', { resolution })}</label>
          <span aria-hidden className="tabular-nums">
            {each}
          </span>
        </p>
        <input
          id={id}
          type="range"
          min={1}
          max={most}
          value={Math.min(limit, most)}
          onChange={({ target }) => setLimit(Number(target.value))}
          aria-valuetext={each}
          className="min-h-6 w-full accent-accent pointer-coarse:min-h-10"
        />
        <output htmlFor={id} className="text-soft">
          {saidOf({ ...freedBy(sizes, limit), all: movies, plan })}
        </output>
      </div>
    </section>
  )
}

type Said = { movies: number; bytes: number; all: number; plan: Forecast }
const saidOf = ({ movies, bytes, all, plan }: Said): string => {
  if (movies === 0) return t('whatif.none')
  const days = plan && fullInDaysWith(plan, bytes)
  const frees = t('whatif.frees', { count: movies, all: count(all), size: size(bytes) })
  if (days === null || days > MOST_DAYS) return frees
  return `${frees} ${t('whatif.until', { month: monthName(new Date(now() + days * DAY_MS).toISOString()) })}`
}
