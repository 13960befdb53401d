import type { sentences } from '#server/connections/programs/sentences'
import type { Words } from '../../catalog'

export const programs: Words<typeof sentences> = {
  program_path_unknown: 'Marquee ne propose pas {what} aux autres programmes',
  program_part_refused: 'Marquee n’a pas d’équivalent de {what} que d’autres programmes pourraient modifier',
  program_notifications: 'Utilisez plutôt Paramètres → Accès → Webhooks dans Marquee',
  program_command_unknown: 'Marquee ne connaît pas la commande {name}',
  program_body_missing: 'La requête ne contient pas de JSON de la forme attendue',
  program_value_missing: 'est requis',
  program_movie_known: 'Ce film a déjà été ajouté',
  program_exclusion_known: 'Cette exclusion a déjà été ajoutée.',
  program_root_folder_unknown: '{path} n’est pas un dossier de films de Marquee. Ses dossiers : {folders:list}',
  program_moves_files: 'Marquee ne déplace pas de fichiers vers un autre dossier pour d’autres programmes',
  program_torrents_only: 'Marquee ne télécharge que des torrents',
  program_quality_unknown: 'Marquee ne connaît pas la qualité {name}',
  program_format_refused: 'Le format n’est pas utilisable : {why}',
  program_language_unknown: 'Marquee ne connaît pas la langue {name}',
  program_history_too_long:
    'Il y a {count:number} événements, et une réponse en contient au plus {most:number} : demandez `history` page par page',
  program_sizes_fixed: 'Marquee garde les tailles dans le profil de qualité : {quality} diffère de ses limites',
  program_setting_fixed: 'Modifiez {name} dans les paramètres de Marquee',
  program_release_unknown: 'Cette release est inconnue ; cherchez d’abord des releases du film',
  program_download_unknown: 'Aucun téléchargement en cours n’a ce hash',
  program_not_monitored: 'Le film n’est pas surveillé',
  program_movie_not_recognized: 'Aucun film de la bibliothèque ne correspond au nom',
  program_no_link: 'La release n’a ni adresse de téléchargement ni lien magnet',
  program_address_of_other_indexer: 'L’adresse d’une release doit appartenir à un indexeur de Marquee',
}
