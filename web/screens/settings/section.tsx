import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { configFieldsQuery, configQuery } from '../../data/api/queries'
import type { Config, FieldDeclaration } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Switch } from '../../kit/field'
import { changePreferences, preferences } from '../../kit/preferences'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { useStore } from '../../kit/store'
import { NotFound } from '../../shell/fallbacks'
import { DlnaDevices } from '../manage/dlna/devices'
import { Hardware } from '../manage/hardware'
import { TrackerState } from '../manage/tracker/state'
import { TvAddress } from '../manage/tv-address'
import { isOfOtherType } from '../manage/vpn/connection-types'
import { VpnPanel } from '../manage/vpn/panel'
import { VpnTest } from '../manage/vpn/test'
import { FieldControl } from './field-control'
import { LimitPreview } from './limit-preview'
import { NamePreview } from './name-preview'
import { RenameFiles } from './rename-files'
import { SaveBar } from './save-bar'
import { SectionTest } from './section-test'
import { sectionSlug, sectionsOf, sectionWord } from './sections'
import { SettingsPage } from './settings-page'
import { useDraft } from './use-draft'

const route = getRouteApi('/settings/$section')

/** A settings section, generated from its declarations. */
export const SettingsSection = () => {
  const { section: slug } = route.useParams()
  const fields = useQuery(configFieldsQuery)
  const config = useQuery(configQuery)
  const failed = fields.data ? config : fields
  if (failed.error && !failed.data) return <ProblemCard error={failed.error} onRetry={failed.refetch} />
  if (!fields.data || !config.data) return <SkeletonRows rows={5} />
  const section = sectionsOf(fields.data.results).find((name) => sectionSlug(name) === slug)
  if (!section)
    return (
      <SettingsPage title={t('problem.lost')}>
        <NotFound to="/settings">{t('nav.settings')}</NotFound>
      </SettingsPage>
    )
  return (
    <Form key={section} section={section} fields={fields.data.results.filter((field) => field.section === section)} config={config.data} />
  )
}

type Props = { section: string; fields: readonly FieldDeclaration[]; config: Config }

const Form = ({ section, fields, config }: Props) => {
  const draft = useDraft(section, fields, config)
  const { advanced } = useStore(preferences)
  const target = useLocation({ select: ({ hash }) => hash })
  const hidden = fields.filter((field) => field.advanced)
  const way = draft.value('vpn_kind')
  const shown = fields.filter((field) => field.name === target || ((!field.advanced || advanced) && !isOfOtherType(field.name, way)))
  useEffect(() => {
    if (target) document.getElementById(`setting-${target}`)?.scrollIntoView({ block: 'center' })
  }, [target])
  return (
    <SettingsPage title={sectionWord(section)}>
      {section === 'Tracker' && <TrackerState config={config} />}
      {section === 'Apps' && <TvAddress config={config} />}
      {section === 'Apps' && <DlnaDevices config={config} />}
      {section === 'Media tool' && <Hardware config={config} />}
      {section === 'VPN' && <VpnPanel takesFile={way === undefined || way === 'wireguard'} />}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          draft.save()
        }}
        className="grid gap-7"
      >
        {shown.map((field) => (
          <div key={field.name} id={`setting-${field.name}`} className={target === field.name ? '-mx-3 rounded-card bg-hover p-3' : ''}>
            <FieldControl
              field={field}
              stored={config[field.name] ?? null}
              value={draft.value(field.name)}
              error={draft.errors[field.name]}
              onChange={(value) => draft.change(field.name, value)}
            />
            <LimitPreview below={field.name} draft={draft} />
          </div>
        ))}
        {hidden.length > 0 && (
          <span className="flex min-h-10 items-center gap-3 border-line border-t pt-4">
            <Switch checked={advanced} onChange={(on) => changePreferences({ advanced: on })} label={t('settings.advanced')} />
            <span aria-hidden className="text-soft">
              {t('settings.advanced')}
            </span>
          </span>
        )}
        {fields.some(({ name }) => name === 'movie_file_format') && (
          <>
            <NamePreview draft={draft} />
            <RenameFiles draft={draft} />
          </>
        )}
        {section === 'VPN' ? (
          <VpnTest key={String(config.vpn_enabled)} changes={draft.changes} />
        ) : (
          <SectionTest section={section} draft={draft} />
        )}
        <SaveBar draft={draft} fields={fields} />
      </form>
    </SettingsPage>
  )
}
