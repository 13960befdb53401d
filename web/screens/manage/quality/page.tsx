import { useQuery } from '@tanstack/react-query'
import { ClipboardPaste, Download, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { sayProblem } from '../../../data/api/actions'
import { ask, client } from '../../../data/api/client'
import { profilesQuery } from '../../../data/api/queries'
import type { QualityProfile } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { Badge } from '../../../kit/badge'
import { Button } from '../../../kit/button'
import { Dialog } from '../../../kit/dialog'
import { saveFile } from '../../system/save-file'
import { ManagedList, ManagedRow } from '../managed-list'
import { ProfileForm } from './form'
import { stepName } from './ladder'
import { PasteProfiles } from './paste'

/** Quality profiles: what is allowed, what is better, and when to stop upgrading. */
export const QualityProfilesPage = () => {
  const profiles = useQuery(profilesQuery)
  const [open, setOpen] = useState<QualityProfile | 'new' | 'paste'>()
  const close = () => setOpen(undefined)
  const all = profiles.data?.results ?? []
  const pattern = all.find(({ is_default }) => is_default) ?? all[0]
  return (
    <ManagedList
      title={t('profile.title')}
      text={t('profile.text')}
      list={profiles}
      add={{ label: t('profile.add'), run: () => setOpen('new'), disabled: !pattern }}
      otherwise={
        <Button icon={ClipboardPaste} onClick={() => setOpen('paste')}>
          {t('format.paste')}
        </Button>
      }
      empty={{ icon: ListChecks, title: t('profile.none'), text: t('profile.none_text') }}
      row={(profile) => <Row key={profile.id} profile={profile} onEdit={() => setOpen(profile)} />}
    >
      {open === 'paste' && (
        <Dialog open onClose={close} title={t('format.paste')} text={t('profile.paste_text')} wide>
          <PasteProfiles onClose={close} />
        </Dialog>
      )}
      {open && open !== 'paste' && pattern && (
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
      entries={[{ kind: 'item', label: t('profile.export'), icon: Download, run: () => void save(profile).catch(sayProblem) }]}
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

const save = async ({ id, name }: QualityProfile): Promise<void> => {
  const shared = await ask(client.GET('/api/v1/quality-profiles/{id}/export', { params: { path: { id } } }))
  saveFile(new Blob([JSON.stringify(shared, null, 2)], { type: 'application/json' }), `${name}.json`)
}
