export const sentences = {
  backup_file_missing: 'The file of backup {id} is not in {folder}',
  backup_needs_space: '{needed:size} are needed in {folder}, {free:size} are free',
  backup_disk_full: 'The disk of {folder} is full',
  database_used_by_other: 'Another program uses the database; nothing was restored',
  backup_of_newer_version:
    '{filename} was made by a newer version: it holds schema version {found}, this program knows versions up to {known}',
  too_full_to_restore: 'The disk of the data folder is too full to restore a backup',
  restore_by_command: 'Marquee cannot restart itself here; use `marquee backup restore`',
  credentials_unknown: 'must be one of {options}',
  database_in_use: 'The database is still in use; nothing was restored',
  archive_interrupted: 'The work on the archive was interrupted',
  restore_refused: '{filename} cannot be restored: {why:said}',
  restore_of_backup_refused: 'Backup {id} cannot be restored: {why:said}',
  restore_taken_back: '{filename} cannot be restored: {why:said}. The previous database is back in place, unchanged',
  backup_folder_unusable: 'The backup folder {folder} {problem:word}',
  backup_path_wrong: '{problem:word}',
} as const

export const folderTroubles = ['is no folder', 'cannot be written to', 'is not there'] as const
