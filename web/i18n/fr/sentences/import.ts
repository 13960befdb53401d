import type { sentences } from '#server/connections/import/sentences'
import type { Words } from '../../catalog'

export const imports: Words<typeof sentences> = {
  nothing_held: 'Rien n’est en attente',
  hold_ends: 'La mise en attente se termine déjà',
  import_runs: 'L’importation est encore en cours',
  import_runs_already: 'Une importation est déjà en cours',
  no_import_runs: 'Aucune importation n’est en cours',
  preview_canceled: 'L’aperçu a été annulé',
  import_canceled: 'L’importation a été annulée. Ce qui a été repris jusque-là reste',
  import_not_held: 'La mise en attente après cette importation est terminée. On ne peut annuler qu’avant',
  undo_runs: 'Une importation est déjà en cours d’annulation',
  undo_changed: 'Modifié depuis l’importation',
  undo_in_use: 'Utilisé par quelque chose qui reste',
  undo_movie_touched: 'Regardé, noté, modifié ou téléchargé depuis l’importation',
  undo_movie_has_files: 'A des fichiers qui ne viennent pas de l’importation',
  undo_key_stays: 'La clé ajoutée par l’importation reste',
}
