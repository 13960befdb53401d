import type { sentences } from '#server/profiles/sentences'
import type { Words } from '../../catalog'

export const profiles: Words<typeof sentences> = {
  default_profile_stays: 'Bitte stattdessen ein anderes Profil zum Standard machen',
  default_profile_not_removable: 'Das Standardprofil lässt sich nicht entfernen; bitte erst ein anderes zum Standard machen',
  profile_in_use: '{name} wird von Filmen genutzt; bitte ihnen erst ein anderes Profil geben',
  quality_unknown: '{name} ist keine bekannte Qualität',
  named_twice: '{name} steht zweimal da',
  group_named_like_quality: '{name} ist eine Qualität; die Gruppe braucht einen anderen Namen',
  no_quality_allowed: 'Mindestens eine Qualität muss erlaubt sein',
  cutoff_not_allowed: '{cutoff} ist keine erlaubte Qualität oder Gruppe dieses Profils',
  sizes_do_not_rise: '{quality}: Die Größen müssen von der kleinsten über die bevorzugte zur größten steigen',
  profile_language_unknown: '{name} ist keine bekannte Sprache',
  no_language_named: 'Bitte mindestens eine Sprache nennen',
  format_does_not_exist: 'Eigenes Format {id} gibt es nicht',
  format_twice: 'Eigenes Format {id} steht zweimal da',
  patterns_too_large: 'Die Muster dieses Formats sind zusammen zu groß',
  range_must_rise: 'Das obere Ende muss über dem unteren liegen',
  range_falls: 'Das obere Ende liegt unter dem unteren',
  implementation_unknown: '{name} ist hier nicht bekannt',
  format_value_unreadable: 'der Wert lässt sich nicht lesen',
  format_without_name: 'Ihr fehlt der Name oder die Liste der Bedingungen',
  format_condition_refused: 'Bedingung {name}: {why:said}',
  format_values_impossible: 'Sie enthält Werte, die eine Vorliebe nicht haben kann',
  format_field_refused: '{field}: {why:said}',
}
