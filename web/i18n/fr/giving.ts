import type { Words } from '../catalog'
import type { giving as english } from '../en/giving'

export const giving: Words<typeof english> = {
  'give.title': 'Ajouter ?',
  'give.text': 'Rien n’est ajouté ni téléchargé sans votre accord.',
  'give.none': 'Marquee ne peut rien faire de cela',
  'give.takes':
    'Collez ou déposez un lien magnet, un fichier .torrent, l’adresse d’un film sur IMDb, TMDB ou Letterboxd, ou une liste de titres.',
  'give.left': 'Laissé de côté : {names}',
  'give.more': {
    one: '{count} autre ligne n’est pas affichée. Collez-la ensuite.',
    other: '{count} autres lignes ne sont pas affichées. Collez-les ensuite.',
  },
  'give.torrent': 'Fichier torrent {name}',
  'give.movie_for': 'Film pour {name}',
  'give.skip': 'Ne pas ajouter',
  'give.not_found': 'Aucun film trouvé',
  'give.here': 'Dans votre bibliothèque',
  'give.is_done': 'Ajouté',
  'give.add': { zero: 'Ajouter', one: 'Ajouter', other: 'Ajouter {count}' },
  'give.download': { zero: 'Télécharger', one: 'Télécharger', other: 'Télécharger {count}' },
  'give.done': { one: '{count} ajouté', other: '{count} ajoutés' },
}
