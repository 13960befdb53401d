import type { ReactNode } from 'react'
import { base } from '../../data/base'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Field, Switch } from '../../kit/field'
import { changePreferences, preferences } from '../../kit/preferences'
import { Segmented } from '../../kit/segmented'
import { useStore } from '../../kit/store'
import { LanguageSelect } from '../../shell/language-select'
import { HomeRows } from './home-rows'
import { SettingsPage } from './settings-page'

/** Display settings of this browser. Changes apply immediately. */
export const AppearancePage = () => {
  const { theme, poster_size, single_keys } = useStore(preferences)
  return (
    <SettingsPage title={t('settings.appearance')} text={t('settings.appearance_text')}>
      <div className="grid gap-7">
        <Row id="theme" label={t('appearance.theme')}>
          <Segmented
            label={t('appearance.theme')}
            value={theme}
            onChange={(next) => changePreferences({ theme: next })}
            options={[
              { value: 'system', label: t('appearance.system') },
              { value: 'light', label: t('appearance.light') },
              { value: 'dark', label: t('appearance.dark') },
            ]}
          />
        </Row>
        <Row id="posters" label={t('appearance.posters')}>
          <Segmented
            label={t('appearance.posters')}
            value={poster_size}
            onChange={(next) => changePreferences({ poster_size: next })}
            options={[
              { value: 's', label: t('appearance.small') },
              { value: 'm', label: t('appearance.medium') },
              { value: 'l', label: t('appearance.large') },
            ]}
          />
        </Row>
        <div id="language" className="max-w-xs">
          <Field label={t('appearance.language')}>{(wired) => <LanguageSelect {...wired} />}</Field>
        </div>
        <Row id="home-rows" label={t('appearance.rows')}>
          <HomeRows />
        </Row>
        <MagnetLinks />
        <div className="flex items-start gap-4">
          <div className="grow">
            <label htmlFor="single-keys" className="font-medium">
              {t('appearance.keys')}
            </label>
            <p className="text-muted text-sm">{t('appearance.keys_help')}</p>
          </div>
          <Switch id="single-keys" checked={single_keys} onChange={(next) => changePreferences({ single_keys: next })} />
        </div>
      </div>
    </SettingsPage>
  )
}

/** Browsers let a page open links of a kind only if nobody on the way can change the page. */
const MagnetLinks = () => {
  if (!('registerProtocolHandler' in navigator)) return null
  return (
    <Row id="magnet-links" label={t('appearance.magnets')}>
      <p className="mb-2 text-muted text-sm">{t('appearance.magnets_help')}</p>
      <Button onClick={() => navigator.registerProtocolHandler('magnet', `${location.origin}${base}/?give=%s`)}>
        {t('appearance.magnets_open')}
      </Button>
    </Row>
  )
}

const Row = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div id={id} className="scroll-mt-20">
    <p aria-hidden className="mb-1.5 font-medium">
      {label}
    </p>
    {children}
  </div>
)
