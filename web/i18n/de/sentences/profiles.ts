import type { sentences } from '#server/catalog/profiles/sentences'
import type { Words } from '../../catalog'

export const profiles: Words<typeof sentences> = {
  default_profile_stays: 'Mache stattdessen ein anderes Profil zum Standard',
  default_profile_not_removable: 'Das Standardprofil kann nicht entfernt werden; mache zuerst ein anderes zum Standard',
  profile_in_use: '{name} wird von Filmen verwendet; gib ihnen zuerst ein anderes Profil',
  quality_unknown: '{name} ist keine bekannte Qualität',
  named_twice: '{name} ist zweimal aufgeführt',
  group_named_like_quality: '{name} ist eine Qualität; die Gruppe braucht einen anderen Namen',
  no_quality_allowed: 'Mindestens eine Qualität muss erlaubt sein',
  cutoff_not_allowed: '{cutoff} ist keine erlaubte Qualität oder Gruppe dieses Profils',
  sizes_do_not_rise: '{quality}: Die Größen müssen von der kleinsten über die bevorzugte zur größten steigen',
  profile_language_unknown: '{name} ist keine bekannte Sprache',
  no_language_named: 'Gib mindestens eine Sprache an',
  format_does_not_exist: 'Die Vorliebe {id} gibt es nicht',
  format_twice: 'Die Vorliebe {id} ist zweimal aufgeführt',
  patterns_too_large: 'Die Muster dieser Vorliebe sind zusammen zu groß',
  range_must_rise: 'Das obere Ende muss über dem unteren liegen',
  range_falls: 'Das obere Ende liegt unter dem unteren',
  implementation_unknown: '{name} ist hier nicht bekannt',
  format_value_unreadable: 'der Wert kann nicht gelesen werden',
  format_without_name: 'Ihr fehlt der Name oder die Liste der Bedingungen',
  format_condition_refused: 'Bedingung {name}: {why:said}',
  format_values_impossible: 'Sie enthält Werte, die eine Vorliebe nicht haben kann',
  profile_unreadable: 'Das ist kein Qualitätsprofil, das Marquee lesen kann',
  no_profile: 'Darin ist kein Qualitätsprofil',
  format_field_refused: '{field}: {why:said}',
}
