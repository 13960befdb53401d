/** What a person changed. */
const edits = {
  movies_added: { one: 'Added {name}', other: 'Added {count:number} movies' },
  movies_added_from: { one: 'Added {name} from the list “{list}”', other: 'Added {count:number} movies from the list “{list}”' },
  movies_removed: { one: 'Removed {name}', other: 'Removed {count:number} movies' },
  movies_changed: { one: 'Changed {name}', other: 'Changed {count:number} movies' },
  files_imported: { one: 'Imported {name}', other: 'Imported {count:number} files' },
  files_removed: { one: 'Removed the file {name}', other: 'Removed {count:number} files' },
  files_restored: { one: 'Restored {name}', other: 'Restored {count:number} files' },
  files_renamed: { one: 'Renamed {name}', other: 'Renamed {count:number} files' },
  settings_changed: { one: 'Changed a setting', other: 'Changed {count:number} settings' },
  thing_added: 'Added the {kind:word} {name}',
  thing_removed: 'Removed the {kind:word} {name}',
  thing_changed: 'Changed the {kind:word} {name}',
  things_added: 'Added {count:number} of this kind: {kind:word}',
  things_removed: 'Removed {count:number} of this kind: {kind:word}',
  things_changed: 'Changed {count:number} of this kind: {kind:word}',
} as const

/** Why it cannot be taken back. */
const obstacles = {
  undone_already: 'It has been undone',
  still_going_on: 'It is still going on; stop it first',
  changed_since: '{name} has been changed since',
  changed_since_by: '{name} has been changed since, on {at:moment} by {device}',
  gone_since: '{name} has been removed since',
  back_since: '{name} has been added again since',
  name_taken_since: 'Another one is named {name} by now',
  needs_gone: '{name} needs a {kind:word} that has been removed since',
  used_since: '{name} is in use by now',
  bin_emptied: '{name} is no longer in the recycle bin',
  undo_needs_key: 'It changes an address or a secret, which needs the API key',
  undo_in_the_way: 'Something else has been changed since',
} as const

export const sentences = { ...edits, ...obstacles } as const
