import type { sentences } from '#server/webhooks/sentences'
import type { Words } from '../../catalog'

export const webhooks: Words<typeof sentences> = {
  webhook_headers_again: 'müssen neu eingegeben werden, wenn die Adresse sich ändert',
  webhook_header_name: 'hat einen Namen, der sich nicht setzen lässt',
  webhook_header_value: 'hat einen Wert, den keine Kopfzeile tragen kann',
  webhook_template_not_json: 'beginnt wie JSON und ist keines; Platzhalter stehen in Anführungszeichen',
  webhook_taken: 'Es wurde angenommen',
  webhook_status: 'Er antwortet mit Status {status}',
  webhook_unreachable: 'Er ist nicht zu erreichen: {error}',
}
