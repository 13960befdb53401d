import type { folderTroubles, offsiteActions, sentences } from '#server/service/backups/sentences'
import type { Words } from '../../catalog'

export const backups: Words<typeof sentences> = {
  backup_file_missing: 'Die Datei der Sicherung {id} ist nicht in {folder}',
  backup_needs_space: 'In {folder} werden {needed:size} benötigt, {free:size} sind frei',
  backup_disk_full: 'Die Festplatte von {folder} ist voll',
  database_used_by_other: 'Ein anderes Programm verwendet die Datenbank; es wurde nichts wiederhergestellt',
  backup_of_older_version:
    '{filename} stammt aus der Zeit vor der ersten Veröffentlichung: Es hat Schema-Version {found}, die dieses Programm nicht unterstützt',
  backup_of_newer_version:
    '{filename} stammt von einer neueren Version: Schemaversion {found}; dieses Programm kennt Versionen bis {known}',
  too_full_to_restore: 'Die Festplatte des Datenordners ist zu voll für eine Wiederherstellung',
  restore_by_command: 'Marquee kann sich hier nicht selbst neu starten; verwende `marquee backup restore`',
  credentials_unknown: 'muss einer dieser Werte sein: {options}',
  database_in_use: 'Die Datenbank wird noch verwendet; es wurde nichts wiederhergestellt',
  archive_interrupted: 'Die Arbeit am Archiv wurde unterbrochen',
  restore_refused: '{filename} lässt sich nicht wiederherstellen: {why:said}',
  restore_of_backup_refused: 'Sicherung {id} lässt sich nicht wiederherstellen: {why:said}',
  restore_taken_back: '{filename} lässt sich nicht wiederherstellen: {why:said}. Die vorherige Datenbank ist unverändert wieder da',
  backup_folder_unusable: 'Der Sicherungsordner {folder} {problem:word}',
  backup_path_wrong: '{problem:word}',
  backup_being_restored: 'Gerade wird eine Sicherung wiederhergestellt; versuche es gleich noch einmal',
  restore_waits_too_long:
    'Es wurde nichts wiederhergestellt, denn das endete nicht rechtzeitig ({patience:span}): {works:list}. Versuche es danach erneut, oder beende Marquee und verwende `marquee backup restore`',
  backups_unusable: {
    one: 'Eine der Sicherungen ist unbrauchbar: {filename}: {why:said}',
    other: '{count:number} der Sicherungen sind unbrauchbar, als erste {filename}: {why:said}',
  },
  backup_file_not_there: 'ihre Datei ist nicht in {folder}',
  backup_bytes_changed: 'ihr Inhalt hat sich seit dem Schreiben geändert',
  backup_passphrase_needed: 'ist verschlüsselt: Gib die Passphrase ein, mit der sie erstellt wurde',
  offsite_refused: 'Der zweite Ort antwortet mit {status} auf das {what:word}',
  offsite_other_bytes: 'Der zweite Ort gibt nicht zurück, was dort geschrieben wurde',
  offsite_failed: 'Die Sicherung konnte nicht kopiert werden',
  offsite_place_needed: 'muss sagen, wohin',
  offsite_address_wrong: 'muss die http- oder https-Adresse eines WebDAV-Ordners sein, ohne Passwort darin',
  offsite_passphrase_needed: 'wird gebraucht: Eine Sicherung enthält Geheimnisse und verlässt diesen Computer nur verschlüsselt',
  offsite_passphrase_short: 'braucht mindestens {least:number} Zeichen',
  backup_passphrase_wrong: 'die Passphrase ist falsch, oder der Anfang der Datei ist beschädigt',
  backup_of_unknown_version: 'sie hat Schemaversion {found}, dieses Programm unterstützt Versionen bis {known}',
  backup_manifest_foreign: 'ihr Manifest stammt nicht von Marquee',
  backup_manifest_damaged: 'ihr Manifest ist beschädigt',
  backup_database_other: 'ihre Datenbank ist nicht die, die ihr Manifest beschreibt',
  backup_of_other_program: 'ihre Datenbank gehört einem anderen Programm',
  backup_of_other_version: 'ihre Datenbank hat eine andere Version als ihr Manifest',
  backup_database_unreadable: 'ihre Datenbank lässt sich nicht lesen: {error}',
  backup_database_not_opened: 'ihre Datenbank lässt sich nicht öffnen',
  backup_database_damaged: 'ihre Datenbank ist beschädigt: {error}',
  backup_rows_without_parents: 'in ihrer Datenbank fehlen Zeilen, auf die andere verweisen',
  backup_rows_differ: 'ihre Datenbank enthält andere Zeilen als ihr Manifest',
  backup_holds_unknown: 'ihre Datenbank enthält etwas, das diese Version nicht hat ({kind}): {name}',
  backup_lacks_tables: 'ihrer Datenbank fehlen Tabellen ihrer Version',
  service_does_not_start: 'Marquee startet damit nicht',
}

export const backupsWords: Record<(typeof folderTroubles)[number] | (typeof offsiteActions)[number], string> = {
  'is not a folder': 'ist kein Ordner',
  'is not writable': 'ist nicht beschreibbar',
  'does not exist': 'ist nicht vorhanden',
  'writing a file': 'Schreiben einer Datei',
  'reading a file': 'Lesen einer Datei',
  'deleting a file': 'Löschen einer Datei',
}
