import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { BellRing, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { followCollection } from '../../../data/api/actions'
import type { Follow } from '../../../data/api/types'
import { told } from '../../../i18n/told'
import { t } from '../../../i18n/translate'
import { Badge } from '../../../kit/badge'
import { Button } from '../../../kit/button'
import { Dialog } from '../../../kit/dialog'
import { When } from '../../../kit/when'
import { answerFollow, checkFollow, followsQuery, monitoredCollectionsQuery, removeFollow } from '../../follow/queries'
import { ManagedList, ManagedRow } from '../managed-list'
import { FollowForm } from './form'

/** What is followed, and what it brought. */
export const FollowingPage = () => {
  const follows = useQuery(followsQuery)
  const navigate = useNavigate()
  const [open, setOpen] = useState<Follow>()
  const close = () => setOpen(undefined)
  return (
    <ManagedList
      title={t('follow.title')}
      text={t('follow.text')}
      list={follows}
      add={{ label: t('follow.find'), run: () => void navigate({ to: '/discover' }) }}
      empty={{ icon: BellRing, title: t('follow.none'), text: t('follow.none_text') }}
      row={(one) => <Row key={one.id} one={one} onEdit={() => setOpen(one)} />}
    >
      <Collections />
      {open && (
        <Dialog open onClose={close} title={open.name}>
          <FollowForm followed={open} onClose={close} />
        </Dialog>
      )}
    </ManagedList>
  )
}

const Row = ({ one, onEdit }: { one: Follow; onEdit: () => void }) => (
  <ManagedRow
    name={one.name}
    to={placeOf(one)}
    onEdit={onEdit}
    entries={[{ kind: 'item', label: t('follow.check'), icon: RefreshCw, run: () => void checkFollow(one) }]}
    badges={<Choice one={one} />}
    remove={{ text: t('follow.end_text'), run: () => removeFollow(one.id) }}
  >
    <p className="text-muted text-sm">
      {t('follow.found', { count: one.found_count })}
      {one.last_checked_at && (
        <>
          {', '}
          <When at={one.last_checked_at} phrase={t('follow.last')} />
        </>
      )}
    </p>
    {one.last_error && <p className="text-sm text-warn">{told(one.last_error_reason ?? one.last_error)}</p>}
    {one.waiting_count > 0 && <Waiting one={one} />}
  </ManagedRow>
)

const placeOf = ({ kind, metadata_id, query }: Follow) => {
  if (metadata_id === null) return { to: '/discover', search: query ?? {} } as const
  if (kind === 'studio') return { to: '/discover', search: { studio: metadata_id } } as const
  return { to: '/people/$person', params: { person: metadata_id } } as const
}

const Choice = ({ one }: { one: Follow }) => {
  if (one.last_error) return <Badge tone="warn">{t('list.failing')}</Badge>
  return <Badge tone={one.choice === 'want' ? 'ok' : 'plain'}>{t(`follow.${one.choice}`)}</Badge>
}

/** Many new movies at once: added only after a yes. */
const Waiting = ({ one }: { one: Follow }) => {
  const [isBusy, setBusy] = useState(false)
  const answer = async (add: boolean) => {
    setBusy(true)
    await answerFollow(one, add)
    setBusy(false)
  }
  return (
    <div className="pt-1.5">
      <p className="text-sm text-warn">{t('follow.waiting', { count: one.waiting_count })}</p>
      <p className="flex flex-wrap gap-2 pt-2">
        <Button small changes busy={isBusy} aria-label={`${t('follow.add_all')}: ${one.name}`} onClick={() => void answer(true)}>
          {t('follow.add_all')}
        </Button>
        <Button
          small
          changes
          kind="quiet"
          busy={isBusy}
          aria-label={`${t('follow.add_none')}: ${one.name}`}
          onClick={() => void answer(false)}
        >
          {t('follow.add_none')}
        </Button>
      </p>
    </div>
  )
}

/** Collections are followed on the page of each of their movies. */
const Collections = () => {
  const queries = useQueryClient()
  const { data = [] } = useQuery(monitoredCollectionsQuery)
  if (data.length === 0) return null
  const end = async (id: number) => {
    await followCollection(id, false)
    await queries.invalidateQueries({ queryKey: monitoredCollectionsQuery.queryKey })
  }
  return (
    <section aria-labelledby="collections" className="mt-10">
      <h2 id="collections" className="mb-4 font-bold text-lg">
        {t('follow.collections')}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {data.map(({ id, metadata_id, name, movie_count, part_count }) => (
          <li key={id} className="flex min-h-16 items-center gap-4 px-4 py-2.5">
            <div className="min-w-0 grow">
              <Link to="/discover" search={{ collection: metadata_id }} className="min-h-6 break-words font-medium hover:underline">
                {name}
              </Link>
              <p className="text-muted text-sm">{t('set.have', { count: movie_count, all: part_count ?? movie_count })}</p>
            </div>
            <Button small changes kind="quiet" aria-label={`${t('follow.end')}: ${name}`} onClick={() => void end(id)}>
              {t('follow.end')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
