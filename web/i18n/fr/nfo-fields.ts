import { speedFields } from './speed-fields'

/** Files beside the movies, and speed limits. */
export const nfoFields = {
  ...speedFields,
  'NFO files and pictures': 'Fichiers NFO et images',
  'Writes an NFO file and pictures beside each movie, for Kodi, Jellyfin, and Emby, and keeps them current. Never over files of others, or in folders that another program uses.':
    'Écrit à côté de chaque film un fichier NFO et des images, pour Kodi, Jellyfin et Emby, et les tient à jour. Jamais dans un dossier utilisé par un autre programme, et jamais par-dessus un fichier d’autrui.',
}
