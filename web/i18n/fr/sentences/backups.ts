import type { folderTroubles, sentences } from '#server/backups/sentences'
import type { Words } from '../../catalogue'

export const backups: Words<typeof sentences> = {
  backup_file_missing: 'Le fichier de la sauvegarde {id} n’est pas dans {folder}',
  backup_needs_space: 'Il faut {needed:size} dans {folder}, {free:size} sont libres',
  backup_disk_full: 'Le disque de {folder} est plein',
  database_used_by_other: 'Un autre programme utilise la base de données ; rien n’a été restauré',
  backup_of_newer_version:
    '{filename} vient d’une version plus récente : schéma {found}, ce programme connaît les versions jusqu’à {known}',
  too_full_to_restore: 'Le disque du dossier de données est trop plein pour restaurer une sauvegarde',
  restore_by_command: 'Marquee ne peut pas se relancer ici ; utilisez `marquee backup restore`',
  credentials_unknown: 'doit être l’une de ces valeurs : {options}',
  database_in_use: 'La base de données est encore utilisée ; rien n’a été restauré',
  archive_interrupted: 'Le travail sur l’archive a été interrompu',
  restore_refused: '{filename} ne peut pas être restauré : {why:said}',
  restore_of_backup_refused: 'La sauvegarde {id} ne peut pas être restaurée : {why:said}',
  restore_taken_back: '{filename} ne peut pas être restauré : {why:said}. La base de données précédente est de nouveau en place, inchangée',
  backup_folder_unusable: 'Le dossier des sauvegardes {folder} {problem:word}',
  backup_path_wrong: '{problem:word}',
}

export const backupsWords: Record<(typeof folderTroubles)[number], string> = {
  'is no folder': 'n’est pas un dossier',
  'cannot be written to': 'n’est pas accessible en écriture',
  'is not there': 'n’existe pas',
}
