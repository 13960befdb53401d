import { useMutation } from '@tanstack/react-query'
import { CircleAlert, CloudOff, Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '../i18n/translate'
import { Button } from './button'
import { KeyTrouble } from './key-trouble'
import { isKeyRefused, isMovieDatabase, keyTroubleIn, Problem } from './problem'

type Props = { error: unknown; onRetry?: (() => unknown) | undefined }

/** An error in place, with what to do next. The rest of the screen stays. */
export const ProblemCard = (props: Props) =>
  keyTroubleIn(props.error) === 'missing' ? <KeyTrouble trouble="missing" /> : <PlainCard {...props} />

const PlainCard = ({ error, onRetry }: Props) => {
  const problem = error instanceof Problem ? error : undefined
  const retry = useMutation({ mutationFn: async () => onRetry?.() })
  if (problem?.status === 429) return <WaitCard problem={problem} onRetry={onRetry} />
  const calm = problem !== undefined && (problem.status === 0 || problem.status >= 502)
  const Icon = calm ? CloudOff : CircleAlert
  return (
    <div role={calm ? 'status' : 'alert'} className="flex flex-wrap gap-3 rounded-card border border-line bg-surface p-4">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${calm ? 'text-warn' : 'text-bad'}`} />
      <div className="min-w-0 grow basis-52">
        <p className="font-medium">{titleOf(problem)}</p>
        <p className="mt-0.5 text-soft text-sm">{textOf(problem, error)}</p>
        <Details problem={problem} error={error} />
      </div>
      {onRetry && (
        <Button small className="ms-auto self-start" busy={retry.isPending} onClick={() => retry.mutate()}>
          {t('problem.retry')}
        </Button>
      )}
    </div>
  )
}

const titleOf = (problem: Problem | undefined) => {
  if (!problem) return t('problem.unexpected')
  if (problem.status === 0) return t('problem.unreachable')
  if (keyTroubleIn(problem)) return t('problem.key_refused')
  if (isMovieDatabase(problem)) return t('problem.movie_database')
  if (problem.status === 503) return problem.message.charAt(0).toUpperCase() + problem.message.slice(1)
  if (problem.status === 404) return t('problem.gone')
  if (problem.status === 403) return t('problem.forbidden')
  if (problem.status === 507) return t('problem.disk_full')
  return t('problem.refused')
}

const textOf = (problem: Problem | undefined, error: unknown) => {
  if (problem?.status === 0) return t('problem.unreachable_text')
  if (keyTroubleIn(problem) || isKeyRefused(problem)) return t('problem.key_refused_text')
  if (problem && isMovieDatabase(problem)) return t('problem.movie_database_text', { message: problem.message })
  if (problem?.status === 503) return t('problem.not_answering_text')
  return problem?.bare ?? (error instanceof Error ? error.message : String(error))
}

const Details = ({ problem, error }: { problem: Problem | undefined; error: unknown }) => {
  const facts = problem
    ? [
        [t('problem.code'), problem.code],
        [t('problem.trace'), problem.traceId],
      ]
    : [[t('problem.code'), error instanceof Error ? error.name : 'unknown']]
  const known = facts.filter((fact): fact is [string, string] => Boolean(fact[1]) && fact[1] !== 'unreachable')
  if (known.length === 0) return null
  return (
    <details className="mt-2 text-muted text-sm">
      <summary className="inline-block min-h-6 py-0.5">{t('problem.details')}</summary>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3">
        {known.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="break-all font-mono">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The upstream asked us to wait: count down, then retry automatically. */
const WaitCard = ({ problem, onRetry }: { problem: Problem; onRetry: Props['onRetry'] }) => {
  const [left, setLeft] = useState(problem.retryAfterSeconds ?? 30)
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => setLeft(problem.retryAfterSeconds ?? 30), [problem])
  const due = left === 0
  useEffect(() => {
    if (due) void onRetry?.()
  }, [due, onRetry])
  return (
    <div role="status" className="flex gap-3 rounded-card border border-line bg-surface p-4">
      <Hourglass aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="min-w-0 grow">
        <p className="font-medium">{t('problem.slow_down')}</p>
        <p className="mt-0.5 text-soft text-sm">{problem.message}</p>
        <p className="mt-0.5 text-soft text-sm" aria-live="off">
          {due ? t('problem.trying_again') : t('problem.wait', { count: left })}
        </p>
        <Details problem={problem} error={problem} />
      </div>
    </div>
  )
}
