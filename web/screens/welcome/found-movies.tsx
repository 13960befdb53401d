import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, LibraryBig } from 'lucide-react'
import { useEffect } from 'react'
import { ask, client } from '../../data/api/client'
import { configQuery } from '../../data/api/queries'
import { count } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'
import { createStore } from '../../kit/store'
import { postponeSetup } from '../../shell/first-run'

const FEW = 6

/** True while recognized movies wait to be added, so "Next" is not the primary action. */
export const hasUnaddedMovies = createStore(false)

/** Scans each folder once, and again once a key makes recognition possible. */
const startQuery = (root_folder_id: number, isRecognizing: boolean) =>
  queryOptions({
    queryKey: ['welcome', 'start', root_folder_id, isRecognizing],
    queryFn: () => ask(client.POST('/api/v1/library/scan', { body: { root_folder_id } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

const scanQuery = (id: number) =>
  queryOptions({
    queryKey: ['welcome', 'scan', id],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/library/scan/{id}', { params: { path: { id } }, signal })),
    meta: { refreshOn: ['library_scan_progress', 'library_scan_completed'] },
  })

const firstMoviesQuery = (id: number) =>
  queryOptions({
    queryKey: ['welcome', 'movies', id],
    queryFn: ({ signal }) =>
      ask(client.GET('/api/v1/library/scan/{id}/items', { params: { path: { id }, query: { state: 'matched', limit: FEW } }, signal })),
  })

/** Movies found in a root folder, and a way to import them. Nothing changes before that. */
export const FoundMovies = ({ folderId, isEmptySaid = false }: { folderId: number; isEmptySaid?: boolean }) => {
  const config = useQuery(configQuery)
  const isRecognizing = Boolean(config.data?.metadata_api_key)
  const scan = useQuery({ ...startQuery(folderId, isRecognizing), enabled: config.isSuccess })
  if (scan.error) return <ProblemCard error={scan.error} onRetry={scan.refetch} />
  return scan.data ? <Found scanId={scan.data.id} isRecognizing={isRecognizing} isEmptySaid={isEmptySaid} /> : null
}

type FoundProps = { scanId: number; isRecognizing: boolean; isEmptySaid: boolean }

const Found = ({ scanId, isRecognizing, isEmptySaid }: FoundProps) => {
  const { data: scan } = useQuery(scanQuery(scanId))
  if (!scan) return null
  const { matched = 0, known = 0, applied = 0 } = scan.counts
  const lying = scan.found - known
  return (
    <div role="status" className="grid gap-3 text-sm">
      {scan.state === 'running' && <p className="text-soft">{t('welcome.scanning', { count: scan.found })}</p>}
      {scan.state === 'failed' && scan.error && <p className="text-bad">{told(scan.error)}</p>}
      {scan.state === 'ready' && scan.found === 0 && isEmptySaid && <p className="text-soft">{t('welcome.empty')}</p>}
      {scan.state === 'ready' && lying > 0 && !isRecognizing && <p className="text-soft">{t('welcome.found', { count: lying })}</p>}
      {scan.state === 'ready' && isRecognizing && matched > 0 && <Matched scanId={scanId} matched={matched} />}
      {scan.state === 'applying' && <p className="text-soft">{t('welcome.taking_in')}</p>}
      {known + applied > 0 && scan.state !== 'running' && (
        <p className="flex items-center gap-2 text-soft">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-ok" />
          {t('welcome.imported', { count: known + applied })}
        </p>
      )}
      {scan.state !== 'running' && isRecognizing && <Doubtful scanId={scanId} rest={lying - matched - applied} />}
    </div>
  )
}

const Matched = ({ scanId, matched }: { scanId: number; matched: number }) => {
  const movies = useQuery(firstMoviesQuery(scanId))
  const scan = useQuery(scanQuery(scanId))
  const take = useMutation({
    mutationFn: () => ask(client.POST('/api/v1/library/scan/{id}/apply', { params: { path: { id: scanId } }, body: {} })),
    onSuccess: () => scan.refetch(),
  })
  useEffect(() => {
    hasUnaddedMovies.set(true)
    return () => hasUnaddedMovies.set(false)
  }, [])
  const names = movies.data?.results.map(({ title, year }) => (year === null ? (title ?? '') : `${title} (${year})`)) ?? []
  const more = matched - names.length
  return (
    <>
      <p className="text-soft">{t('welcome.recognized', { count: matched })}</p>
      <p className="text-muted">
        {names.join(', ')}
        {more > 0 && names.length > 0 && ` ${t('welcome.and_more', { count: more })}`}
      </p>
      {take.error && <ProblemCard error={take.error} />}
      <Button small kind="primary" icon={LibraryBig} className="justify-self-start" busy={take.isPending} onClick={() => take.mutate()}>
        {t('welcome.take_in', { count: matched, shown: count(matched) })}
      </Button>
    </>
  )
}

const Doubtful = ({ scanId, rest }: { scanId: number; rest: number }) => {
  if (rest <= 0) return null
  return (
    <p className="text-muted">
      {t('welcome.doubtful', { count: rest })}{' '}
      <Link
        to="/settings/scan"
        hash={String(scanId)}
        onClick={postponeSetup}
        className="underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {t('welcome.choose')}
      </Link>
    </p>
  )
}
