import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ask, client } from '../../data/api/client'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { away } from '../../kit/connection'
import { useStore } from '../../kit/store'
import { leaveIfEnded, leaveSamples } from './samples'

/** Shown while browsing the sample movies: what they are, and how to leave. */
export const SamplesBanner = () => {
  const { data } = useQuery({ queryKey: ['demo'], queryFn: () => ask(client.GET('/api/v1/demo')), staleTime: Number.POSITIVE_INFINITY })
  const [isLeaving, setLeaving] = useState(false)
  const isAway = useStore(away)
  useEffect(() => {
    if (isAway) void leaveIfEnded()
  }, [isAway])
  if (!data?.is_sample) return null
  const leave = () => {
    setLeaving(true)
    void leaveSamples()
  }
  return (
    <section
      aria-label={t('samples.here')}
      className="gutter flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-surface py-1.5 text-sm"
    >
      <Sparkles aria-hidden className="size-4 text-accent" />
      <span className="min-w-0 grow basis-48">{t('samples.here')}</span>
      <Button small busy={isLeaving} onClick={leave}>
        {t('samples.leave')}
      </Button>
    </section>
  )
}
