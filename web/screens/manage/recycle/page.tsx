import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { t } from '../../../i18n/translate'
import { part } from '../../../kit/later'
import { Tabs } from '../../../kit/tabs'
import { SettingsPage } from '../../settings/settings-page'
import { Blocklist, Exclusions, RecycledFiles } from './lists'

const ExcludeDialog = part(() => import('./exclude-dialog'), 'ExcludeDialog')
const route = getRouteApi('/settings/recycle')

/** Recycle bin, blocklist and exclusions. */
export const RecyclePage = () => {
  const { tab = 'files' } = route.useSearch()
  const navigate = route.useNavigate()
  const [adding, setAdding] = useState(false)
  return (
    <SettingsPage title={t('removed.title')} text={t('removed.text')}>
      <Tabs
        label={t('removed.title')}
        value={tab}
        tabs={[
          { value: 'files', label: t('removed.files') },
          { value: 'releases', label: t('removed.releases') },
          { value: 'movies', label: t('removed.movies') },
        ]}
        onChange={(next) => void navigate({ search: next === 'files' ? {} : { tab: next }, replace: true })}
      >
        {tab === 'files' && <RecycledFiles />}
        {tab === 'releases' && <Blocklist />}
        {tab === 'movies' && <Exclusions onAdd={() => setAdding(true)} />}
      </Tabs>
      <Suspense fallback={null}>{adding && <ExcludeDialog onClose={() => setAdding(false)} />}</Suspense>
    </SettingsPage>
  )
}
