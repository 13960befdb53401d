import type { sentences } from '#server/catalog/profiles/sentences'
import type { Words } from '../../catalog'

export const profiles: Words<typeof sentences> = {
  default_profile_stays: 'Choisissez plutôt un autre profil par défaut',
  default_profile_not_removable: 'Le profil par défaut ne peut pas être supprimé ; choisissez-en d’abord un autre',
  profile_in_use: '{name} est utilisé par des films ; donnez-leur d’abord un autre profil',
  quality_unknown: '{name} n’est pas une qualité connue',
  named_twice: '{name} figure deux fois',
  group_named_like_quality: '{name} est une qualité ; le groupe doit avoir un autre nom',
  no_quality_allowed: 'Au moins une qualité doit être autorisée',
  cutoff_not_allowed: '{cutoff} n’est ni une qualité ni un groupe autorisé de ce profil',
  sizes_do_not_rise: '{quality} : les tailles doivent croître du minimum au maximum en passant par la préférée',
  profile_language_unknown: '{name} n’est pas une langue connue',
  no_language_named: 'Indiquez au moins une langue',
  format_does_not_exist: 'la préférence {id} n’existe pas',
  format_twice: 'la préférence {id} figure deux fois',
  patterns_too_large: 'Les motifs de cette préférence sont trop volumineux ensemble',
  range_must_rise: 'La limite supérieure doit être au-dessus de la limite inférieure',
  range_falls: 'La limite supérieure est en dessous de la limite inférieure',
  implementation_unknown: '{name} n’est pas connu ici',
  format_value_unreadable: 'la valeur ne peut pas être lue',
  format_without_name: 'Il lui manque le nom ou la liste des conditions',
  format_condition_refused: 'Condition {name} : {why:said}',
  format_values_impossible: 'Contient des valeurs impossibles pour une préférence',
  profile_unreadable: 'Ce n’est pas un profil de qualité que Marquee sait lire',
  no_profile: 'Il n’y a pas de profil de qualité là-dedans',
  format_field_refused: '{field} : {why:said}',
}
