import type { sentences } from '#server/foundation/config/sentences'
import type { Words } from '../../catalog'

export const config: Words<typeof sentences> = {
  not_own_address: 'n’est pas une adresse de cet ordinateur',
  base_url_taken: 'ne doit pas commencer par un chemin que Marquee utilise déjà, comme /api ou /assets',
  root_folder_unknown: 'dossier de bibliothèque {id} introuvable',
  language_code_unknown: '{code} n’est pas un code de langue comme en ou de',
  extension_odd: '{extension} n’est pas une extension sans point, comme exe',
  names_twice: 'contient deux fois {value}',
  path_does_not_exist: 'n’existe pas',
  setting_not_used: 'n’est pas encore utilisé par cette version et ne peut pas être réglé',
  changed_by_service: 'est défini par Marquee lui-même',
  made_by_service: 'est généré par Marquee ; remplacez plutôt la clé d’API',
  media_tool_needs_key: 'Modifier media_tool_path exige la clé d’API elle-même ; `marquee api-key` l’affiche',
  secret_again: 'doit être saisi de nouveau quand {address} change',
  must_be_one_line: 'doit tenir sur une ligne',
}
