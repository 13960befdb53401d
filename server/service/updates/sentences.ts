export const sentences = {
  no_newer_version: 'There is no newer version to install',
  update_under_way: 'An update is already being installed',
  release_file_missing: 'The release cannot be read: {name} is missing',
  release_file_too_large: 'The release cannot be read: {name} is too large',
  release_lacks_program: 'The release has no program for {target}',
  new_program_does_not_start: 'The new program does not start on this computer',
  may_not_replace_program: 'This account is not allowed to replace {path}. Update with the account that installed it',
  no_previous_program: 'There is no previous program to go back to',
  new_program_not_downloaded: 'The new program cannot be downloaded',
  new_program_stalled: 'The download of the new program stalled',
  release_replayed: 'The release is older than one that was offered before',
  new_program_too_large: 'The new program is too large',
  new_program_damaged: 'The new program was damaged during the download',
  new_program_not_signed: 'The new program does not match the signature',
  release_not_signed: 'The release is not signed by the maintainers of Marquee',
  release_notes_not_signed: 'The release notes do not match the signature',
  release_notes_unreadable: 'The release notes cannot be read',
  update_failed: 'The update could not be installed: {error}',
  update_by_owner: 'This program is updated by {owner:word}',
} as const

/** Who replaces a program that may not replace itself. */
export const owners = [
  'the container image',
  'the package manager of this system',
  'its package manager',
  'whoever started it',
  'whoever maintains its sources',
] as const
export type Owner = (typeof owners)[number]
