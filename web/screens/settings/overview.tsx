import { Navigate } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { t } from '../../i18n/translate'
import { Empty } from '../../kit/empty'

/** On a desktop the first page opens next to the list; on a phone the list is the page. */
export const SettingsOverview = () =>
  matchMedia('(min-width: 48rem)').matches ? (
    <Navigate to="/settings/folders" replace />
  ) : (
    <Empty icon={SlidersHorizontal} title={t('settings.choose')} text={t('settings.choose_text')} />
  )
