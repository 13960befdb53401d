import type { folderTroubles, sentences } from '#server/backups/sentences'
import type { Words } from '../../catalog'

export const backups: Words<typeof sentences> = {
  backup_file_missing: 'Die Datei der Sicherung {id} ist nicht in {folder}',
  backup_needs_space: 'In {folder} werden {needed:size} gebraucht, {free:size} sind frei',
  backup_disk_full: 'Die Festplatte von {folder} ist voll',
  database_used_by_other: 'Ein anderes Programm nutzt die Datenbank; es wurde nichts wiederhergestellt',
  backup_of_newer_version:
    '{filename} stammt von einer neueren Version: Schemaversion {found}; dieses Programm kennt Versionen bis {known}',
  too_full_to_restore: 'Die Festplatte des Datenordners ist zu voll für eine Wiederherstellung',
  restore_by_command: 'Marquee kann sich hier nicht neu aufbauen; bitte `marquee backup restore` nutzen',
  credentials_unknown: 'muss eines von {options} sein',
  database_in_use: 'Die Datenbank wird noch benutzt; es wurde nichts wiederhergestellt',
  archive_interrupted: 'Die Arbeit am Archiv wurde unterbrochen',
  restore_refused: '{filename} lässt sich nicht wiederherstellen: {why:said}',
  restore_of_backup_refused: 'Sicherung {id} lässt sich nicht wiederherstellen: {why:said}',
  restore_taken_back: '{filename} lässt sich nicht wiederherstellen: {why:said}. Die vorherige Datenbank ist unverändert wieder da',
  backup_folder_unusable: 'Der Sicherungsordner {folder} {problem:word}',
  backup_path_wrong: '{problem:word}',
  backup_being_restored: 'Eine Sicherung wird gerade zurückgeholt; bitte gleich noch einmal versuchen',
  restore_waits_too_long:
    'Nichts wurde zurückgeholt, denn das endete nicht rechtzeitig ({patience:span}): {works:list}. Bitte danach noch einmal versuchen, oder Marquee beenden und `marquee backup restore` benutzen',
  backups_unusable: {
    one: 'Eine der Sicherungen ist nicht zu benutzen: {filename}: {why:said}',
    other: '{count:number} der Sicherungen sind nicht zu benutzen, als erste {filename}: {why:said}',
  },
  backup_file_not_there: 'ihre Datei ist nicht in {folder}',
  backup_bytes_changed: 'ihr Inhalt ist nicht mehr der, der geschrieben wurde',
  backup_manifest_foreign: 'ihr Verzeichnis ist keines von uns',
  backup_manifest_damaged: 'ihr Verzeichnis ist beschädigt',
  backup_database_other: 'ihre Datenbank ist nicht die, die ihr Verzeichnis beschreibt',
  backup_of_other_program: 'ihre Datenbank gehört einem anderen Programm',
  backup_of_other_version: 'ihre Datenbank hat eine andere Version, als ihr Verzeichnis sagt',
  backup_database_unreadable: 'ihre Datenbank lässt sich nicht lesen: {error}',
  backup_database_not_opened: 'ihre Datenbank lässt sich nicht öffnen',
  backup_database_damaged: 'ihre Datenbank ist beschädigt: {error}',
  backup_rows_without_parents: 'in ihrer Datenbank fehlt, worauf anderes verweist',
  backup_rows_differ: 'in ihrer Datenbank steht anderes, als ihr Verzeichnis sagt',
  backup_holds_unknown: 'ihre Datenbank enthält etwas, das diese Version nicht hat ({kind}): {name}',
  backup_lacks_tables: 'ihrer Datenbank fehlen Tabellen ihrer Version',
  service_does_not_start: 'Marquee startet damit nicht',
}

export const backupsWords: Record<(typeof folderTroubles)[number], string> = {
  'is no folder': 'ist kein Ordner',
  'cannot be written to': 'lässt sich nicht beschreiben',
  'is not there': 'gibt es nicht',
}
