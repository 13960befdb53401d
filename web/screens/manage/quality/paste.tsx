import { useQueryClient } from '@tanstack/react-query'
import { ask, client } from '../../../data/api/client'
import { profilesQuery } from '../../../data/api/queries'
import { listOf } from '../../../i18n/format'
import { t } from '../../../i18n/translate'
import { PasteJson } from '../paste-json'
import { PasteOutcome } from '../paste-outcome'
import { customFormatsQuery } from '../queries'

/** Imports quality profiles, with the custom formats given along, and reports the outcome of each. */
export const PasteProfiles = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient()
  return (
    <PasteJson
      help={t('profile.paste_help')}
      onClose={onClose}
      take={async (body) => {
        const outcome = await ask(client.POST('/api/v1/quality-profiles/import', { body }))
        for (const { queryKey } of [profilesQuery, customFormatsQuery]) await queries.invalidateQueries({ queryKey })
        return outcome
      }}
    >
      {({ imported, refused, added_formats }) => (
        <PasteOutcome
          title={t('format.pasted', { count: imported.length })}
          refused={refused}
          imported={imported.map(({ quality_profile: { id, name }, missing_formats, formats_without_score }) => ({
            id,
            name,
            remarks: [
              ...(missing_formats.length > 0 ? [t('profile.paste_missing', { names: listOf(missing_formats) })] : []),
              ...(formats_without_score.length > 0 ? [t('profile.paste_unscored', { names: listOf(formats_without_score) })] : []),
            ],
          }))}
          next={added_formats.length > 0 ? t('profile.paste_formats', { names: listOf(added_formats) }) : undefined}
          onClose={onClose}
        />
      )}
    </PasteJson>
  )
}
