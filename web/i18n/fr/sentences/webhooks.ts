import type { sentences } from '#server/connections/webhooks/sentences'
import type { Words } from '../../catalog'

export const webhooks: Words<typeof sentences> = {
  webhook_headers_again: 'doivent être saisis de nouveau quand l’adresse change',
  webhook_header_name: 'a un nom qui ne peut pas être défini',
  webhook_header_value: 'a une valeur qu’aucun en-tête ne peut porter',
  webhook_template_not_json: 'commence comme du JSON sans en être ; les variables se placent entre guillemets',
  webhook_taken: 'Accepté',
  webhook_status: 'Répond avec le statut {status}',
  webhook_unreachable: 'Injoignable : {error}',
}
