import type { QualityProfile } from '../../../data/api/types'
import { t } from '../../../i18n/translate'
import { Field, Select } from '../../../kit/field'
import { ListInput } from '../../settings/list-input'
import { Points } from './points'

type Rule = QualityProfile['languages']
type Liked = NonNullable<Rule['preferred']>[number]
type Part = { draft: { languages: Rule }; change: (change: { languages: Rule }) => void }

const languageModes = ['any', 'original', 'any_of', 'all_of'] as const
const untaggedWays = ['as_named', 'accept', 'reject'] as const
const usualPoints = 100

/** Which audio a release must have, which is liked better, and what a track without a language may be. */
export const Languages = ({ draft: { languages }, change }: Part) => (
  <div className="grid gap-3">
    <Field label={t('profile.languages')}>
      {(wired) => (
        <Select
          {...wired}
          className="max-w-sm"
          value={languages.mode}
          onChange={(event) => change({ languages: { ...languages, mode: event.target.value as (typeof languageModes)[number] } })}
          options={languageModes.map((mode) => ({ value: mode, label: t(`profile.language_${mode}`) }))}
        />
      )}
    </Field>
    {(languages.mode === 'any_of' || languages.mode === 'all_of') && (
      <Field label={t('profile.which_languages')} help={t('profile.which_languages_help')}>
        {(wired) => (
          <ListInput wired={wired} value={languages.values} onChange={(values) => change({ languages: { ...languages, values } })} />
        )}
      </Field>
    )}
    <Preferred preferred={languages.preferred ?? []} onChange={(preferred) => change({ languages: { ...languages, preferred } })} />
    {languages.mode !== 'any' && (
      <Field label={t('profile.untagged')}>
        {(wired) => (
          <Select
            {...wired}
            className="max-w-sm"
            value={languages.untagged ?? 'as_named'}
            onChange={(event) => change({ languages: { ...languages, untagged: event.target.value as (typeof untaggedWays)[number] } })}
            options={untaggedWays.map((way) => ({ value: way, label: t(`profile.untagged_${way}`) }))}
          />
        )}
      </Field>
    )}
  </div>
)

type PreferredProps = { preferred: readonly Liked[]; onChange: (preferred: Liked[]) => void }

const Preferred = ({ preferred, onChange }: PreferredProps) => {
  const scoreOf = (language: string) => preferred.find((liked) => liked.language === language)?.score ?? usualPoints
  return (
    <>
      <Field label={t('profile.preferred_languages')} help={t('profile.preferred_languages_help')}>
        {(wired) => (
          <ListInput
            wired={wired}
            value={preferred.map(({ language }) => language)}
            onChange={(names) => onChange(names.map((language) => ({ language, score: scoreOf(language) })))}
          />
        )}
      </Field>
      {preferred.map(({ language, score }) => (
        <Points
          key={language}
          label={t('profile.points_for', { language })}
          value={score}
          onChange={(points) => onChange(preferred.map((liked) => (liked.language === language ? { language, score: points } : liked)))}
        />
      ))}
    </>
  )
}
