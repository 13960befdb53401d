import type { folderTroubles, offsiteActions, sentences } from '#server/service/backups/sentences'
import type { Words } from '../../catalog'

export const backups: Words<typeof sentences> = {
  backup_file_missing: 'Le fichier de la sauvegarde {id} n’est pas dans {folder}',
  backup_needs_space: 'Il faut {needed:size} dans {folder}, {free:size} sont libres',
  backup_disk_full: 'Le disque de {folder} est plein',
  database_used_by_other: 'Un autre programme utilise la base de données ; rien n’a été restauré',
  backup_of_older_version:
    '{filename} date d’avant la première publication : son schéma est en version {found}, que ce programme ne prend pas en charge',
  backup_of_newer_version:
    '{filename} vient d’une version plus récente : schéma {found}, ce programme connaît les versions jusqu’à {known}',
  too_full_to_restore: 'Le disque du dossier de données est trop plein pour restaurer une sauvegarde',
  restore_by_command: 'Marquee ne peut pas redémarrer lui-même ici ; utilisez `marquee backup restore`',
  credentials_unknown: 'doit être l’une de ces valeurs : {options}',
  database_in_use: 'La base de données est encore utilisée ; rien n’a été restauré',
  archive_interrupted: 'Le travail sur la sauvegarde a été interrompu',
  restore_refused: '{filename} ne peut pas être restauré : {why:said}',
  restore_of_backup_refused: 'La sauvegarde {id} ne peut pas être restaurée : {why:said}',
  restore_taken_back: '{filename} ne peut pas être restauré : {why:said}. La base de données précédente est de nouveau en place, inchangée',
  backup_folder_unusable: 'Le dossier des sauvegardes {folder} {problem:word}',
  backup_path_wrong: '{problem:word}',
  backup_being_restored: 'Une sauvegarde est en cours de restauration ; réessayez dans un instant',
  restore_waits_too_long:
    'Rien n’a été restauré, car ceci ne s’est pas terminé à temps ({patience:span}) : {works:list}. Réessayez ensuite, ou arrêtez Marquee et utilisez `marquee backup restore`',
  backups_unusable: {
    one: 'Une des sauvegardes est inutilisable : {filename} : {why:said}',
    other: '{count:number} sauvegardes sont inutilisables, la première est {filename} : {why:said}',
  },
  backup_file_not_there: 'son fichier n’est pas dans {folder}',
  backup_bytes_changed: 'son contenu n’est plus celui qui a été écrit',
  backup_passphrase_needed: 'est chiffrée : saisissez la phrase secrète avec laquelle elle a été faite',
  offsite_refused: 'Le deuxième emplacement répond {status} à {what:word}',
  offsite_other_bytes: 'Le deuxième emplacement ne rend pas ce qui y a été écrit',
  offsite_failed: 'La sauvegarde n’a pas pu être copiée',
  offsite_place_needed: 'doit dire où',
  offsite_address_wrong: 'doit être l’adresse http ou https d’un dossier WebDAV, sans mot de passe',
  offsite_passphrase_needed: 'est nécessaire : une sauvegarde contient des secrets et ne quitte cet ordinateur que chiffrée',
  offsite_passphrase_short: 'doit avoir au moins {least:number} caractères',
  backup_passphrase_wrong: 'la phrase secrète est fausse, ou le début du fichier est endommagé',
  backup_of_unknown_version: 'elle a la version de schéma {found}, ce programme accepte les versions jusqu’à {known}',
  backup_manifest_foreign: 'son manifeste n’est pas de Marquee',
  backup_manifest_damaged: 'son manifeste est endommagé',
  backup_database_other: 'sa base de données n’est pas celle que décrit son manifeste',
  backup_of_other_program: 'sa base de données appartient à un autre programme',
  backup_of_other_version: 'sa base de données a une autre version que celle du manifeste',
  backup_database_unreadable: 'sa base de données ne peut pas être lue : {error}',
  backup_database_not_opened: 'sa base de données ne peut pas être ouverte',
  backup_database_damaged: 'sa base de données est endommagée : {error}',
  backup_rows_without_parents: 'il manque à sa base de données ce à quoi d’autres lignes renvoient',
  backup_rows_differ: 'sa base de données contient d’autres lignes que ne le dit son manifeste',
  backup_holds_unknown: 'sa base de données contient ce que cette version n’a pas ({kind}) : {name}',
  backup_lacks_tables: 'il manque à sa base de données des tables de sa version',
  service_does_not_start: 'Marquee ne démarre pas avec elle',
}

export const backupsWords: Record<(typeof folderTroubles)[number] | (typeof offsiteActions)[number], string> = {
  'is not a folder': 'n’est pas un dossier',
  'is not writable': 'n’est pas accessible en écriture',
  'does not exist': 'n’existe pas',
  'writing a file': 'l’écriture d’un fichier',
  'reading a file': 'la lecture d’un fichier',
  'deleting a file': 'la suppression d’un fichier',
}
