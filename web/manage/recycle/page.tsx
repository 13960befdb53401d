import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { t } from '../../i18n/translate'
import { SettingsPage } from '../../settings/settings-page'
import { part } from '../../ui/later'
import { Tabs } from '../../ui/tabs'
import { NeverAdded, NeverUsed, Recycled } from './lists'

const NeverAddDialog = part(() => import('./never-add-dialog'), 'NeverAddDialog')
const route = getRouteApi('/settings/recycle')

/** Recycle bin, blocklist and exclusions. */
export const SetAsidePage = () => {
  const { tab = 'files' } = route.useSearch()
  const navigate = route.useNavigate()
  const [adding, setAdding] = useState(false)
  return (
    <SettingsPage title={t('aside.title')} text={t('aside.text')}>
      <Tabs
        label={t('aside.title')}
        value={tab}
        tabs={[
          { value: 'files', label: t('aside.files') },
          { value: 'releases', label: t('aside.releases') },
          { value: 'movies', label: t('aside.movies') },
        ]}
        onChange={(next) => void navigate({ search: next === 'files' ? {} : { tab: next }, replace: true })}
      >
        {tab === 'files' && <Recycled />}
        {tab === 'releases' && <NeverUsed />}
        {tab === 'movies' && <NeverAdded onAdd={() => setAdding(true)} />}
      </Tabs>
      <Suspense fallback={null}>{adding && <NeverAddDialog onClose={() => setAdding(false)} />}</Suspense>
    </SettingsPage>
  )
}
