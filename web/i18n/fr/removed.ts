import type { Words } from '../catalog'
import type { removed as english } from '../en/removed'

export const removed: Words<typeof english> = {
  'removed.text': 'Les fichiers supprimés que vous pouvez restaurer, et les releases et films à ignorer.',
  'removed.files': 'Corbeille',
  'removed.releases': 'Liste de blocage',
  'removed.movies': 'Films exclus',
  'removed.files_text': 'Un fichier restauré retrouve sa place et son film. Si vous avez retiré le film, Marquee l’ajoute à nouveau.',
  'removed.no_files': 'La corbeille est vide',
  'removed.no_files_text': 'Les fichiers que vous supprimez, ou qu’une meilleure version remplace, restent ici un certain temps.',
  'removed.bin_off':
    'La corbeille est désactivée : les fichiers sont supprimés immédiatement. Activez-la dans Paramètres → Fichiers et noms.',
  'removed.file_removed': 'supprimé {when}',
  'removed.file_upgraded': 'remplacé par une meilleure version {when}',
  'removed.gone_on': 'suppression définitive après le {when}',
  'removed.restore': 'Restaurer',
  'removed.restore_one': 'Restaurer {name}',
  'removed.restored': 'Restauré',
  'removed.releases_text': 'Marquee ne télécharge jamais ces releases.',
  'removed.no_releases': 'La liste de blocage est vide',
  'removed.no_releases_text': 'Les releases qui ont échoué, ou que vous ne voulez plus jamais utiliser, apparaissent ici.',
  'removed.allow': 'Autoriser de nouveau',
  'removed.allow_one': 'Autoriser de nouveau {name}',
  'removed.allowed': 'De nouveau autorisée',
  'removed.movies_text': 'Les listes n’ajoutent jamais ces films. Si vous en ajoutez un vous-même, il disparaît d’ici.',
  'removed.no_movies': 'Aucun film n’est exclu',
  'removed.no_movies_text': 'Excluez un film ici, ou en le supprimant, et aucune liste ne l’ajoutera.',
  'removed.add_movie': 'Exclure un film',
  'removed.movie_added': '{title} est exclu',
}
