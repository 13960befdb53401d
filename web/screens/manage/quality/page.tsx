import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { ask, client } from '../../../data/api/client'
import { profilesQuery } from '../../../data/api/queries'
import type { QualityProfile } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { Badge } from '../../../kit/badge'
import { Dialog } from '../../../kit/dialog'
import { ManagedList, ManagedRow } from '../managed-list'
import { ProfileForm } from './form'
import { stepName } from './ladder'

/** Quality profiles: what is allowed, what is better, and when to stop upgrading. */
export const QualityProfilesPage = () => {
  const profiles = useQuery(profilesQuery)
  const [open, setOpen] = useState<QualityProfile | 'new'>()
  const close = () => setOpen(undefined)
  const all = profiles.data?.results ?? []
  const pattern = all.find(({ is_default }) => is_default) ?? all[0]
  return (
    <ManagedList
      title={t('profile.title')}
      text={t('profile.text')}
      list={profiles}
      add={{ label: t('profile.add'), run: () => setOpen('new'), disabled: !pattern }}
      empty={{ icon: ListChecks, title: t('profile.none'), text: t('profile.none_text') }}
      row={(profile) => <Row key={profile.id} profile={profile} onEdit={() => setOpen(profile)} />}
    >
      {open && pattern && (
        <Dialog open onClose={close} title={open === 'new' ? t('profile.add') : open.name} wide>
          <ProfileForm profile={open === 'new' ? undefined : open} pattern={pattern} onClose={close} />
        </Dialog>
      )}
    </ManagedList>
  )
}

const Row = ({ profile, onEdit }: { profile: QualityProfile; onEdit: () => void }) => {
  const taken = profile.items.filter(({ allowed }) => allowed).map(stepName)
  return (
    <ManagedRow
      name={profile.name}
      onEdit={onEdit}
      badges={profile.is_default ? <Badge>{t('profile.default')}</Badge> : undefined}
      remove={{
        text: t('profile.remove_text'),
        run: () => ask(client.DELETE('/api/v1/quality-profiles/{id}', { params: { path: { id: profile.id } } })),
      }}
    >
      <p className="text-muted text-sm">
        {t(profile.upgrade_allowed ? 'profile.until' : 'profile.no_upgrades', { cutoff: profile.cutoff })},{' '}
        {t('profile.takes', { count: taken.length, best: taken.at(-1) ?? '', worst: taken[0] ?? '' })}
      </p>
    </ManagedRow>
  )
}
