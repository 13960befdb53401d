import { speedFields } from './speed-fields'

/** Files beside the movies, and speed limits. */
export const nfoFields = {
  ...speedFields,
  'NFO files and pictures': 'NFO-Dateien und Bilder',
  'Writes an NFO file and pictures beside each movie, for Kodi, Jellyfin, and Emby, and keeps them current. Never over files of others, or in folders that another program uses.':
    'Schreibt neben jeden Film eine NFO-Datei und Bilder, für Kodi, Jellyfin und Emby, und hält sie aktuell. Nie in Ordnern, die ein anderes Programm benutzt, und nie über eine fremde Datei.',
}
