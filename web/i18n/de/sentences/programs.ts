import type { sentences } from '#server/connections/programs/sentences'
import type { Words } from '../../catalog'

export const programs: Words<typeof sentences> = {
  program_path_unknown: 'Marquee bietet {what} anderen Programmen nicht an',
  program_part_refused: 'Für {what} gibt es in Marquee nichts, das andere Programme ändern könnten',
  program_notifications: 'Stattdessen in Marquee Einstellungen → Zugriff → Webhooks verwenden',
  program_command_unknown: 'Marquee kennt den Befehl {name} nicht',
  program_body_missing: 'Die Anfrage enthält kein JSON der erwarteten Form',
  program_value_missing: 'wird benötigt',
  program_movie_known: 'Dieser Film wurde bereits hinzugefügt',
  program_exclusion_known: 'Dieser Ausschluss wurde bereits hinzugefügt.',
  program_root_folder_unknown: '{path} ist kein Bibliotheksordner von Marquee. Seine Bibliotheksordner: {folders:list}',
  program_moves_files: 'Marquee verschiebt für andere Programme keine Dateien in einen anderen Bibliotheksordner',
  program_torrents_only: 'Marquee lädt nur Torrents',
  program_quality_unknown: 'Marquee kennt die Qualität {name} nicht',
  program_format_refused: 'Das Format lässt sich nicht verwenden: {why}',
  program_language_unknown: 'Marquee kennt die Sprache {name} nicht',
  program_history_too_long:
    'Es gibt {count:number} Ereignisse, und eine Antwort enthält höchstens {most:number}: frage `history` Seite für Seite ab',
  program_sizes_fixed: 'Marquee speichert Größen im Qualitätsprofil: {quality} weicht von seinen Grenzen ab',
  program_setting_fixed: '{name} in den Einstellungen von Marquee ändern',
  program_release_unknown: 'Das Release ist nicht bekannt; zuerst nach Releases des Films suchen',
  program_download_unknown: 'Kein laufender Download hat diesen Hash',
  program_not_monitored: 'Der Film wird nicht beobachtet',
  program_movie_not_recognized: 'Kein Film der Bibliothek passt zu dem Namen',
  program_no_link: 'Das Release hat weder eine Download-Adresse noch einen Magnet-Link',
  program_address_of_other_indexer: 'Die Adresse eines Releases muss zu einem Indexer von Marquee gehören',
}
