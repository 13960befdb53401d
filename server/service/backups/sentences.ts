const work = {
  backup_file_missing: 'The file of backup {id} is not in {folder}',
  backup_needs_space: 'The backup needs {needed:size} in {folder}; {free:size} is free',
  backup_disk_full: 'The disk of {folder} is full',
  database_used_by_other: 'Another program uses the database; nothing was restored',
  backup_of_older_version:
    '{filename} is from before the first release: it has schema version {found}, which this program does not support',
  backup_of_newer_version:
    '{filename} was made by a newer version: it has schema version {found}, but this program supports versions up to {known}',
  too_full_to_restore: 'The disk of the data folder is too full to restore a backup',
  restore_by_command: 'Marquee cannot restart itself here; use `marquee backup restore`',
  credentials_unknown: 'must be one of {options}',
  database_in_use: 'The database is still in use; nothing was restored',
  archive_interrupted: 'The work on the backup was interrupted',
  restore_refused: '{filename} cannot be restored: {why:said}',
  restore_of_backup_refused: 'Backup {id} cannot be restored: {why:said}',
  restore_taken_back: '{filename} cannot be restored: {why:said}. The previous database is back in place, unchanged',
  backup_folder_unusable: 'The backup folder {folder} {problem:word}',
  backup_path_wrong: '{problem:word}',
  backup_being_restored: 'A backup is being restored; try again in a moment',
  restore_waits_too_long:
    'Nothing was restored, because this did not finish within {patience:span}: {works:list}. Try again when it has finished, or stop Marquee and use `marquee backup restore`',
  backup_passphrase_needed: 'is encrypted: enter the passphrase that it was made with',
  offsite_refused: 'The second place responds with {status} to {what:word}',
  offsite_other_bytes: 'The second place returned something else than was written there',
  offsite_failed: 'The backup could not be copied',
  offsite_place_needed: 'must say where',
  offsite_folder_relative: 'must be an absolute path',
  offsite_address_wrong: 'must be the http or https address of a WebDAV folder, without a password in it',
  offsite_passphrase_needed: 'is needed: a backup contains secrets, and leaves this computer only encrypted',
  offsite_passphrase_short: 'must have at least {least:number} characters',
  backups_unusable: {
    one: 'One backup cannot be used: {filename}: {why:said}',
    other: '{count:number} backups cannot be used; the first is {filename}: {why:said}',
  },
} as const

/** Why an archive is not used: the end of a sentence about it. */
const archives = {
  backup_file_not_there: 'its file is not in {folder}',
  backup_bytes_changed: 'its contents have changed since it was written',
  backup_of_unknown_version: 'it has schema version {found}, and this program supports versions up to {known}',
  backup_passphrase_wrong: 'the passphrase is wrong, or the beginning of the file is damaged',
  backup_manifest_foreign: 'its manifest is not from Marquee',
  backup_manifest_damaged: 'its manifest is damaged',
  backup_database_other: 'its database does not match its manifest',
  backup_of_other_program: 'its database belongs to another program',
  backup_of_other_version: 'its database has a different version than its manifest says',
  backup_database_unreadable: 'its database cannot be read: {error}',
  backup_database_not_opened: 'its database cannot be opened',
  backup_database_damaged: 'its database is damaged: {error}',
  backup_rows_without_parents: 'its database contains rows without their parents',
  backup_rows_differ: 'its database contains different rows than its manifest says',
  backup_holds_unknown: 'its database contains a {kind} that this version does not have: {name}',
  backup_lacks_tables: 'tables of its version are missing from its database',
  service_does_not_start: 'the service does not start with it',
} as const

export const sentences = { ...work, ...archives } as const

export const offsiteActions = ['writing a file', 'reading a file', 'deleting a file'] as const

export const folderTroubles = ['is not a folder', 'is not writable', 'does not exist'] as const
