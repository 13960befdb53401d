import { useQueryClient } from '@tanstack/react-query'
import { ask, client } from '../../../data/api/client'
import { t } from '../../../i18n/translate'
import { PasteJson } from '../paste-json'
import { PasteOutcome } from '../paste-outcome'
import { customFormatsQuery } from '../queries'

/** Imports custom formats in the common JSON format and reports the outcome of each. */
export const PasteFormats = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient()
  return (
    <PasteJson
      help={t('format.paste_help')}
      onClose={onClose}
      take={async (body) => {
        const outcome = await ask(client.POST('/api/v1/custom-formats/import', { body }))
        await queries.invalidateQueries({ queryKey: customFormatsQuery.queryKey })
        return outcome
      }}
    >
      {({ imported, refused }) => (
        <PasteOutcome
          title={t('format.pasted', { count: imported.length })}
          refused={refused}
          imported={imported.map(({ custom_format: { id, name }, suggested_score }) => ({
            id,
            name,
            remarks: suggested_score === null ? [] : [t('format.suggested', { score: suggested_score })],
          }))}
          next={t('format.pasted_next')}
          onClose={onClose}
        />
      )}
    </PasteJson>
  )
}
