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
  webhook_refresh_sends_nothing: 'dépend du serveur multimédia que le webhook actualise',
  webhook_path_map_for_refresh: 'ne vaut que pour un webhook qui actualise un serveur multimédia',
  refresh_ready: 'Il voit tous les dossiers de la bibliothèque, avec les mêmes fichiers',
  refresh_in_library: 'Ses médiathèques contiennent tous les dossiers de la bibliothèque',
  refresh_no_folder: 'Ajoutez d’abord un dossier à la bibliothèque',
  refresh_not_in_library: 'Aucune de ses médiathèques ne contient {path} ; elles contiennent {folders}. Modifiez les chemins.',
  refresh_path_missing: 'Il ne voit pas {path}. Modifiez les chemins.',
}
