import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { MetadataMatch } from '../../data/api/types'
import { listOf, titleAndYear } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { Select } from '../../kit/field'
import { SkeletonRows } from '../../kit/skeleton'
import { useStore } from '../../kit/store'
import { Thumb } from '../../kit/thumb'
import { toast } from '../../kit/toast'
import { given, openLayer } from '../layers'
import { give, matchesQuery } from './matches'
import { type Understood, understand, type Wish } from './understand'

const close = () => openLayer(undefined)

/** What was pasted or dropped: understood, shown, and done after a yes. */
export const GiveDialog = () => {
  const { text, files } = useStore(given)
  const understood = useQuery({
    queryKey: ['given', text, ...files.map(({ name, size }) => `${name} ${size}`)],
    queryFn: () => understand(text, files),
  })
  if (!understood.data) return null
  return understood.data.wishes.length === 0 ? <Nothing left={understood.data.left} /> : <Wishes {...understood.data} />
}

const Nothing = ({ left }: Pick<Understood, 'left'>) => (
  <Dialog open onClose={close} title={t('give.none')} text={t('give.takes')}>
    <Left left={left} more={0} />
  </Dialog>
)

const Left = ({ left, more }: Omit<Understood, 'wishes'>) => (
  <div className="grid gap-1 text-muted text-sm">
    {left.length > 0 && <p className="wrap-anywhere">{t('give.left', { names: listOf(left.slice(0, 5)) })}</p>}
    {more > 0 && <p>{t('give.more', { count: more })}</p>}
  </div>
)

/** What became of a wish: the movie's id, or why not. */
type Outcome = { readonly id: number } | { readonly error: string }
const isDone = (outcome: Outcome | undefined): boolean => outcome !== undefined && 'id' in outcome

const Wishes = ({ wishes, left, more }: Understood) => {
  const found = useQueries({ queries: wishes.map(matchesQuery) })
  /** By wish: another match than the first, or -1 to leave it out. */
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({})
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, Outcome>>>({})
  const matchOf = (n: number): MetadataMatch | undefined => found[n]?.data?.[chosen[n] ?? 0]
  const isToDo = (n: number): boolean => {
    const match = matchOf(n)
    return match !== undefined && !isDone(outcomes[n]) && (match.movie_id === null || wishes[n]?.kind === 'torrent')
  }
  const todo = wishes.map((_, n) => n).filter(isToDo)
  const run = useRun({ wishes, todo, matchOf, noteOutcome: (n, outcome) => setOutcomes((all) => ({ ...all, [n]: outcome })) })
  const isOnlyTorrents = wishes.every(({ kind }) => kind === 'torrent')
  return (
    <Dialog
      open
      onClose={close}
      title={t('give.title')}
      text={t('give.text')}
      footer={
        <>
          <Button onClick={close}>{t('ui.cancel')}</Button>
          <Button kind="primary" changes icon={Plus} busy={run.isPending} disabled={todo.length === 0} onClick={() => run.mutate()}>
            {t(isOnlyTorrents ? 'give.download' : 'give.add', { count: todo.length })}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {wishes.map((wish, n) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
            key={n}
            wish={wish}
            found={found[n]?.data}
            problem={found[n]?.error?.message}
            chosen={chosen[n] ?? 0}
            outcome={outcomes[n]}
            onChoose={(choice) => setChosen((all) => ({ ...all, [n]: choice }))}
          />
        ))}
      </ul>
      <Left left={left} more={more} />
    </Dialog>
  )
}

type Run = {
  wishes: readonly Wish[]
  todo: readonly number[]
  matchOf: (n: number) => MetadataMatch | undefined
  noteOutcome: (n: number, outcome: Outcome) => void
}
/** One after another. One that fails is shown and does not stop the others. */
const useRun = ({ wishes, todo, matchOf, noteOutcome }: Run) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      const ids: number[] = []
      for (const n of todo)
        await give(wishes[n]!, matchOf(n)!).then(
          (id) => {
            ids.push(id)
            noteOutcome(n, { id })
          },
          (error: unknown) => noteOutcome(n, { error: error instanceof Error ? error.message : t('problem.unexpected') }),
        )
      return ids
    },
    onSuccess: async (ids) => {
      await queries.invalidateQueries({ queryKey: ['metadata'] })
      if (ids.length < todo.length) return
      close()
      toast(t('give.done', { count: ids.length }), { tone: 'ok' })
      if (ids.length === 1) await navigate({ to: '/movies/$id', params: { id: ids[0]! } })
    },
  })
}

type RowProps = {
  wish: Wish
  found: readonly MetadataMatch[] | undefined
  problem: string | undefined
  chosen: number
  outcome: Outcome | undefined
  onChoose: (choice: number) => void
}

const Row = ({ wish, found, problem, chosen, outcome, onChoose }: RowProps) => {
  const match = found?.[chosen]
  return (
    <li className="flex items-center gap-4 py-3">
      <Thumb src={match?.poster_url} title={match?.title ?? wish.name} width={40} />
      <div className="grid min-w-0 grow gap-1">
        <p className="truncate text-muted text-sm">{wish.kind === 'torrent' ? t('give.torrent', { name: wish.name }) : wish.name}</p>
        {!found && !problem && <SkeletonRows rows={1} className="h-10" />}
        {found?.length === 0 && <p>{t('give.not_found')}</p>}
        {found && found.length > 0 && (
          <Select
            aria-label={t('give.movie_for', { name: wish.name })}
            value={String(chosen)}
            disabled={isDone(outcome)}
            onChange={({ target }) => onChoose(Number(target.value))}
            options={[...found.map((each, n) => ({ value: String(n), label: titleAndYear(each) })), { value: '-1', label: t('give.skip') }]}
          />
        )}
        <Said wish={wish} match={match} outcome={outcome} problem={problem} />
      </div>
    </li>
  )
}

type SaidProps = Pick<RowProps, 'wish' | 'outcome' | 'problem'> & { match: MetadataMatch | undefined }
const Said = ({ wish, match, outcome, problem }: SaidProps) => {
  if (problem) return <p className="text-sm text-warn">{problem}</p>
  if (outcome && 'error' in outcome) return <p className="text-sm text-warn">{outcome.error}</p>
  if (isDone(outcome)) return <p className="text-muted text-sm">{t('give.is_done')}</p>
  return match?.movie_id && wish.kind === 'movie' ? <p className="text-muted text-sm">{t('give.here')}</p> : null
}
