import { SlidersHorizontal } from 'lucide-react'
import { t } from '../i18n/translate'
import { Empty } from '../ui/empty'

export const SettingsOverview = () => <Empty icon={SlidersHorizontal} title={t('settings.choose')} text={t('settings.choose_text')} />
