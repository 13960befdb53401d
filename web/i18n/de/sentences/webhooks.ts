import type { sentences } from '#server/connections/webhooks/sentences'
import type { Words } from '../../catalog'

export const webhooks: Words<typeof sentences> = {
  webhook_headers_again: 'müssen neu eingegeben werden, wenn sich die Adresse ändert',
  webhook_header_name: 'hat einen Namen, der sich nicht setzen lässt',
  webhook_header_value: 'hat einen Wert, der in keinem Header stehen darf',
  webhook_template_not_json: 'beginnt wie JSON, ist aber keines; Platzhalter stehen in Anführungszeichen',
  webhook_taken: 'Angenommen',
  webhook_status: 'Antwortet mit Status {status}',
  webhook_unreachable: 'Nicht erreichbar: {error}',
}
