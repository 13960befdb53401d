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
  'along.on_device': 'Sur cet appareil',
  'along.offer': 'Les films sur cet appareil restent lisibles.',
  'along.show': 'Les afficher',
  'along.gone': 'Le navigateur n’a plus ce film.',
  'along.close': 'Fermer',
  'along.keep': 'Garder sur cet appareil',
  'along.kept': 'Sur cet appareil',
  'along.storing': '{share} enregistrés',
  'along.removes': 'Le supprimer de cet appareil après l’avoir regardé',
  'along.texts': {
    one: '{count} texte de sous-titres est emporté aussi, moins d’un mégaoctet. Ceux faits d’images restent.',
    other: '{count} textes de sous-titres sont emportés aussi, moins d’un mégaoctet chacun. Ceux faits d’images restent.',
  },
  'along.texts_here': { one: '{count} texte de sous-titres', other: '{count} textes de sous-titres' },
  'along.room': 'Ce navigateur a de la place pour {size}.',
  'along.no_room': 'Ce navigateur n’a de la place que pour {free}. Choisissez une copie plus petite ou supprimez un film.',
  'along.not_secure':
    'Pour garder des films dans le navigateur même, ouvrez Marquee en HTTPS ou sur son propre ordinateur. En attendant, téléchargez le fichier.',
  'along.not_here': 'D’autres navigateurs et lecteurs l’ouvrent peut-être, pas celui-ci.',
  'along.full': 'Le stockage de ce navigateur est plein. Supprimez un film ou libérez de la place sur cet appareil, puis réessayez.',
  'along.waits': 'La connexion a été perdue. La suite se fera d’elle-même.',
  'along.elsewhere': 'Une autre fenêtre est en train de l’enregistrer.',
  'along.refused': 'Marquee n’a plus ce fichier.',
  'along.failed': 'Ce navigateur n’a pas pu l’enregistrer.',
  'along.again': 'Continuer',
  'along.offline_how':
    'Sans connexion, ouvrez Marquee dans ce navigateur : sa page montre les films qui sont ici. Sur iPhone ou iPad, ajoutez d’abord Marquee à l’écran d’accueil.',
}
