import type { sentences } from '#server/connections/import/sentences'
import type { Words } from '../../catalog'

export const imports: Words<typeof sentences> = {
  nothing_held: 'Nichts ist angehalten',
  hold_ends: 'Das Anhalten wird gerade beendet',
  import_runs: 'Der Import läuft noch',
  import_runs_already: 'Ein Import läuft bereits',
  no_import_runs: 'Es läuft kein Import',
  preview_canceled: 'Die Vorschau wurde abgebrochen',
  import_canceled: 'Der Import wurde abgebrochen. Was bis dahin übernommen wurde, bleibt',
  import_not_held: 'Nach diesem Import ist nichts mehr angehalten. Rückgängig machen geht nur vorher',
  undo_runs: 'Ein Import wird bereits rückgängig gemacht',
  undo_changed: 'Seit dem Import geändert',
  undo_in_use: 'Etwas, das bleibt, verwendet es',
  undo_movie_touched: 'Seit dem Import gesehen, bewertet, geändert oder heruntergeladen',
  undo_movie_has_files: 'Hat Dateien, die nicht vom Import stammen',
  undo_key_stays: 'Der Schlüssel, den der Import eingetragen hat, bleibt',
}
