import type { Words } from '../catalog'
import type { along as english } from '../en/along'

export const along: Words<typeof english> = {
  'along.title': 'Emporter {title}',
  'along.text': 'Pour le train ou l’avion : un fichier qui se lit sans connexion à Marquee.',
  'along.original': 'Le fichier tel quel',
  'along.at_most': 'au plus {size}',
  'along.queued': 'En attente de son tour',
  'along.making': '{share} préparés',
  'along.prepare': 'Préparer',
  'along.download': 'Télécharger',
  'along.remove': 'Supprimer',
  'along.how':
    'Marquee prépare une copie à la fois, sans ralentir le reste de l’ordinateur, et la supprime au bout d’une semaine. Tous les téléphones la lisent.',
}
