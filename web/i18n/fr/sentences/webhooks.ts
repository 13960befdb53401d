import type { sentences } from '#server/webhooks/sentences'
import type { Words } from '../../catalog'

export const webhooks: Words<typeof sentences> = {
  webhook_headers_again: 'doivent être envoyés de nouveau quand l’adresse change',
  webhook_header_name: 'a un nom qui ne peut pas être défini',
  webhook_header_value: 'a une valeur qu’aucun en-tête ne peut porter',
  webhook_template_not_json: 'commence comme du JSON sans en être ; les champs se placent entre guillemets',
  webhook_taken: 'Le message a été accepté',
  webhook_status: 'Il répond avec le statut {status}',
  webhook_unreachable: 'Il est injoignable : {error}',
}
