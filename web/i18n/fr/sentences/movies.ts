import type { sentences } from '#server/catalog/movies/sentences'
import type { Words } from '../../catalog'

export const movies: Words<typeof sentences> = {
  excluded_already: '{title} est déjà exclu',
  excluded_in_library: '{title} est dans la bibliothèque ; supprimez-le et excluez-le en une seule étape',
  movie_exists: '{title} est déjà dans la bibliothèque (film {id})',
  no_default_profile: 'il n’y a pas de profil de qualité par défaut',
  profile_does_not_exist: 'le profil de qualité {id} n’existe pas',
  root_folder_does_not_exist: 'le dossier de bibliothèque {id} n’existe pas',
  tag_limits_profile:
    'Le profil {profile} a des mots ou un délai réservés aux films qui portent cette étiquette. Modifie d’abord le profil',
  tag_limits_indexer: 'L’indexeur {indexer} ne sert que pour les films qui portent cette étiquette. Modifie d’abord l’indexeur',
  watched_in_future: 'Ne doit pas être dans le futur',
  tag_does_not_exist: 'l’étiquette {id} n’existe pas',
}
