import type { Words } from '../catalog'
import type { aside as english } from '../en/aside'

export const aside: Words<typeof english> = {
  'aside.text': 'Les fichiers supprimés que vous pouvez restaurer, et les releases et films à ignorer.',
  'aside.files': 'Corbeille',
  'aside.releases': 'Liste de blocage',
  'aside.movies': 'Films exclus',
  'aside.files_text': 'Un fichier restauré retrouve sa place et son film. Si vous avez retiré le film, Marquee l’ajoute à nouveau.',
  'aside.no_files': 'La corbeille est vide',
  'aside.no_files_text': 'Les fichiers que vous supprimez, ou qu’une meilleure version remplace, restent ici un certain temps.',
  'aside.bin_off':
    'La corbeille est désactivée : les fichiers sont supprimés immédiatement. Activez-la dans Paramètres → Fichiers et noms.',
  'aside.file_removed': 'supprimé {when}',
  'aside.file_upgraded': 'remplacé par une meilleure version {when}',
  'aside.gone_on': 'suppression définitive après le {when}',
  'aside.restore': 'Restaurer',
  'aside.restore_one': 'Restaurer {name}',
  'aside.restored': 'Restauré',
  'aside.releases_text': 'Marquee ne télécharge jamais ces releases.',
  'aside.no_releases': 'La liste de blocage est vide',
  'aside.no_releases_text': 'Les releases qui ont échoué, ou que vous ne voulez plus jamais utiliser, apparaissent ici.',
  'aside.allow': 'Autoriser de nouveau',
  'aside.allow_one': 'Autoriser de nouveau {name}',
  'aside.allowed': 'De nouveau autorisée',
  'aside.movies_text': 'Les listes n’ajoutent jamais ces films. Si vous en ajoutez un vous-même, il disparaît d’ici.',
  'aside.no_movies': 'Aucun film n’est exclu',
  'aside.no_movies_text': 'Excluez un film ici, ou en le supprimant, et aucune liste ne l’ajoutera.',
  'aside.add_movie': 'Exclure un film',
  'aside.movie_added': '{title} est exclu',
}
