import type { folderTroubles, sentences } from '#server/backups/sentences'
import type { Words } from '../../catalogue'

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
}

export const backupsWords: Record<(typeof folderTroubles)[number], string> = {
  'is no folder': 'ist kein Ordner',
  'cannot be written to': 'lässt sich nicht beschreiben',
  'is not there': 'gibt es nicht',
}
