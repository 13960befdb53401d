import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, FolderSearch, LibraryBig } from 'lucide-react'
import { useState } from 'react'
import { sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import type { Scan } from '../../data/api/types'
import { duration } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Bar } from '../../kit/bar'
import { Button, buttonStyle } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { Tabs } from '../../kit/tabs'
import { type Choices, useChoices } from './choices'
import { Items } from './items'
import { scanQuery } from './queries'
import { countOf, type ItemState, isUnderWay, itemStates, stateWords } from './states'

/** A scan of a folder: its progress, its results, and the import button. */
export const ScanResult = ({ id }: { id: number }) => {
  const scan = useQuery(scanQuery(id))
  const choices = useChoices()
  if (scan.error && !scan.data) return <ProblemCard error={scan.error} onRetry={scan.refetch} />
  if (!scan.data) return <SkeletonRows rows={4} />
  return (
    <div className="grid gap-6">
      <State scan={scan.data} />
      {scan.data.state !== 'running' && (
        <>
          {!isUnderWay(scan.data) && <TakeIn scan={scan.data} choices={choices} />}
          <Found scan={scan.data} choices={choices} />
        </>
      )}
    </div>
  )
}

const State = ({ scan }: { scan: Scan }) => {
  const [applied, matched, failed] = [countOf(scan, 'applied'), countOf(scan, 'matched'), countOf(scan, 'failed')]
  if (scan.state === 'running')
    return (
      <div role="status" className="flex items-center gap-3 rounded-card border border-line bg-surface p-4">
        <FolderSearch aria-hidden className="size-5 shrink-0 animate-pulse text-accent" />
        <div className="grid grow gap-2">
          <p>
            {t('scan.running', { found: scan.found, matched: scan.matched })}
            {scan.seconds_left !== null && `, ${t('scan.left', { time: duration(scan.seconds_left) })}`}
          </p>
          {scan.total !== null && <Bar value={scan.found / Math.max(1, scan.total)} label={t('scan.scanned')} />}
        </div>
      </div>
    )
  if (scan.state === 'applying')
    return (
      <div className="grid gap-2 rounded-card border border-line bg-surface p-4">
        <p>{t('scan.applying', { count: applied })}</p>
        <Bar value={(applied + failed) / Math.max(1, applied + failed + matched)} label={t('scan.progress')} />
      </div>
    )
  if (scan.state === 'failed')
    return (
      <p role="alert" className="rounded-card border border-line bg-surface p-4 text-bad">
        {scan.error && told(scan.error)}
      </p>
    )
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-ok" />
      <p className="grow">
        {scan.state === 'applied'
          ? t('scan.applied', { count: applied })
          : t('scan.ready', { found: scan.found, matched: matched + countOf(scan, 'known') })}
      </p>
      {applied > 0 && (
        <Link to="/library" search={{}} className={buttonStyle('secondary')}>
          <LibraryBig aria-hidden className="size-[1.125rem]" />
          {t('scan.to_library')}
        </Link>
      )}
    </div>
  )
}

const TakeIn = ({ scan, choices }: { scan: Scan; choices: Choices }) => {
  const queries = useQueryClient()
  const apply = useMutation({
    mutationFn: () =>
      ask(
        client.POST('/api/v1/library/scan/{id}/apply', {
          params: { path: { id: scan.id } },
          body: {
            except_item_ids: [...choices.left].filter((id) => !choices.chosen.has(id)),
            choices: [...choices.chosen].map(([item_id, { metadata_id }]) => ({ item_id, metadata_id })),
          },
        }),
      ),
    onError: sayProblem,
    onSuccess: choices.clear,
    onSettled: () => queries.invalidateQueries({ queryKey: ['scan', scan.id] }),
  })
  const count = choices.count(countOf(scan, 'matched'))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button kind="primary" icon={LibraryBig} busy={apply.isPending} disabled={count <= 0} onClick={() => apply.mutate()}>
        {t('scan.take', { count })}
      </Button>
      <p className="text-muted text-sm">{t('scan.take_text')}</p>
    </div>
  )
}

const Found = ({ scan, choices }: { scan: Scan; choices: Choices }) => {
  const there = itemStates.filter((state) => countOf(scan, state) > 0)
  const [asked, setAsked] = useState<ItemState>()
  const state = there.find((each) => each === asked) ?? there[0]
  if (!state) return null
  return (
    <Tabs
      label={t('scan.found')}
      value={state}
      onChange={setAsked}
      tabs={there.map((value) => ({ value, label: t(stateWords[value]), count: countOf(scan, value) }))}
    >
      <Items key={state} scan={scan} state={state} choices={choices} />
    </Tabs>
  )
}
