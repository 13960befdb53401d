import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleMinus, Gauge, TriangleAlert } from 'lucide-react'
import { ask, client } from '../../data/api/client'
import type { Config, HardwareStatus } from '../../data/api/types'
import { codecWord } from '../../i18n/codecs'
import { oneDigit } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'
import { Skeleton } from '../../kit/skeleton'
import { When } from '../../kit/when'

const names: Record<HardwareStatus['kinds'][number]['kind'], string> = {
  vaapi: 'VAAPI (Intel, AMD)',
  nvenc: 'NVENC (NVIDIA)',
  qsv: 'Quick Sync (Intel)',
  videotoolbox: 'VideoToolbox (Apple)',
  amf: 'AMF (AMD)',
  v4l2m2m: 'V4L2',
}

/** What converts video on this computer, why, and how fast if somebody wants to know. */
export const Hardware = ({ config }: { config: Config }) => {
  const queryClient = useQueryClient()
  const queryKey = ['hardware', config.hw_acceleration, config.media_tool_path]
  const status = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(client.GET('/api/v1/playback/hardware', { signal })),
    staleTime: 0,
  })
  const measure = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/playback/hardware/measure')),
    onSuccess: (found) => queryClient.setQueryData(queryKey, found),
  })
  if (status.error && !status.data) return <ProblemCard error={status.error} onRetry={status.refetch} />
  if (!status.data) return <Skeleton className="mb-7 h-28" />
  const { method, speed, last_failure } = status.data
  return (
    <section aria-labelledby="hardware" className="mb-7 grid gap-3 rounded-card border border-line bg-surface p-4">
      <h2 id="hardware" className="font-bold text-lg">
        {t('hardware.title')}
      </h2>
      <Method {...status.data} />
      {last_failure && (
        <p className="flex items-start gap-2 text-sm">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          <span className="min-w-0 break-words">
            {t('hardware.failed', { reason: told(last_failure.said) })} (<When at={last_failure.at} />)
          </span>
        </p>
      )}
      {method && (
        <div className="flex flex-wrap items-center gap-3">
          <Button icon={Gauge} busy={measure.isPending} onClick={() => measure.mutate()}>
            {t('hardware.measure')}
          </Button>
          <p role="status" className="text-soft">
            {measure.isPending ? t('hardware.measuring') : speed ? speedIn(speed) : ''}
          </p>
        </div>
      )}
      {measure.error && <ProblemCard error={measure.error} />}
    </section>
  )
}

const Method = ({ method, device, reason, kinds }: HardwareStatus) => (
  <>
    <p>
      {method === null
        ? null
        : method === 'software'
          ? t('hardware.software')
          : t('hardware.used', { name: names[method], device: device ? ` ${device}` : '' })}{' '}
      {reason && <span className="text-soft">{told(reason)}.</span>}
    </p>
    <ul className="grid gap-2">
      {kinds.map(({ kind, works, reason: why }) => {
        const Icon = works ? CircleCheck : CircleMinus
        return (
          <li key={kind} className="flex items-start gap-2 text-sm">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${works ? 'text-ok' : 'text-muted'}`} />
            <span className="min-w-0 break-words">
              <span className="font-medium">{names[kind]}</span>: {why ? told(why) : t('hardware.works')}
            </span>
          </li>
        )
      })}
    </ul>
  </>
)

const linesIn = (height: number): string => (height === 2160 ? '4K' : `${height}p`)

const speedIn = ({ codec, from_height, to_height, times }: NonNullable<HardwareStatus['speed']>): string =>
  t(times >= 1 ? 'hardware.fast' : 'hardware.slow', {
    from: `${linesIn(from_height)} ${codecWord(codec)}`,
    to: linesIn(to_height),
    times: oneDigit(times),
  })
