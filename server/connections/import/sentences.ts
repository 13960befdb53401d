/** Why a request about imports is refused, and why something stays after an undo. */
export const sentences = {
  nothing_held: 'Nothing is on hold',
  hold_ends: 'The hold is already ending',
  import_runs: 'The import is still running',
  import_runs_already: 'An import is already running',
  no_import_runs: 'No import is running',
  preview_canceled: 'The preview was canceled',
  import_canceled: 'The import was canceled. What came along until then stays',
  import_not_held: 'The hold after this import has ended. Only an import on hold can be undone',
  undo_runs: 'An import is already being undone',
  undo_changed: 'It was changed since the import',
  undo_in_use: 'Something that stays uses it',
  undo_movie_touched: 'It was watched, rated, changed, or downloaded since the import',
  undo_movie_has_files: 'It has files that the import did not bring',
  undo_key_stays: 'The key that the import added stays',
} as const
