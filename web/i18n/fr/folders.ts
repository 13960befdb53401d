import type { Words } from '../catalog'
import type { folders as english } from '../en/folders'

export const folders: Words<typeof english> = {
  'folder.title': 'Dossiers de bibliothèque',
  'folder.first': 'Le premier dossier de bibliothèque',
  'folder.text': 'Où se trouvent vos films. Marquee range les nouveaux ici.',
  'folder.none': 'Aucun dossier de bibliothèque pour l’instant',
  'folder.none_text': 'Marquee a besoin d’un dossier accessible en écriture.',
  'folder.path': 'Dossier',
  'folder.path_help': 'Le chemin complet sur l’ordinateur qui exécute Marquee.',
  'folder.add': 'Ajouter un dossier',
  'folder.added': 'Dossier ajouté',
  'folder.not_there': 'Ce dossier n’existe pas encore. Marquee peut le créer.',
  'folder.create': 'Créer ce dossier',
  'folder.default': 'Par défaut',
  'folder.away': 'Injoignable',
  'folder.filled': 'Espace disque utilisé',
  'folder.free': '{free} libres sur {total}',
  'folder.remove': 'Retirer de Marquee',
  'folder.remove_title': 'Retirer {path} de Marquee ?',
  'folder.remove_text': 'Rien ne change sur le disque.',
  'folder.also_used': 'Un autre programme utilise aussi ce dossier, comme Radarr ou Jellyfin',
  'folder.shared':
    'Un autre programme utilise aussi ce dossier. Marquee y ajoute des films, mais ne renomme, ne déplace et ne supprime jamais un fichier qu’il n’y a pas placé.',
  'folder.share': 'Un autre programme utilise aussi ce dossier',
  'folder.mine': 'Cette bibliothèque est à moi désormais',
  'folder.mine_title': 'Laisser Marquee modifier tous les fichiers de {path} ?',
  'folder.mine_text':
    'Marquee pourra désormais y renommer, remplacer et supprimer tous les fichiers de vos films, pas seulement ceux qu’il a placés. Arrêtez d’abord l’autre programme, ou laissez-le seulement lire.',
}
