import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { BellRing, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Follow } from '../../../data/api/types'
import { told } from '../../../i18n/told'
import { t } from '../../../i18n/translate'
import { Badge } from '../../../kit/badge'
import { Button } from '../../../kit/button'
import { Dialog } from '../../../kit/dialog'
import { When } from '../../../kit/when'
import { answerFollow, checkFollow, followsQuery, removeFollow } from '../../follow/queries'
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
      {t(`follow.kind_${one.kind}`)}
      {' · '}
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
  if (kind === 'studio' || kind === 'collection') return { to: '/discover', search: { [kind]: metadata_id } } as const
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
