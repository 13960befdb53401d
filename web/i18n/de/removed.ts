import type { Words } from '../catalog'
import type { removed as english } from '../en/removed'

export const removed: Words<typeof english> = {
  'removed.text': 'Entfernte Dateien, die du wiederherstellen kannst, gesperrte Releases und ausgeschlossene Filme.',
  'removed.files': 'Papierkorb',
  'removed.releases': 'Sperrliste',
  'removed.movies': 'Ausgeschlossen',
  'removed.files_text':
    'Eine wiederhergestellte Datei kommt an ihren alten Platz und zu ihrem Film zurück. Einen entfernten Film fügt Marquee wieder hinzu.',
  'removed.no_files': 'Der Papierkorb ist leer',
  'removed.no_files_text': 'Dateien, die du entfernst oder die ein Upgrade ersetzt, bleiben eine Weile hier.',
  'removed.bin_off':
    'Der Papierkorb ist ausgeschaltet: Entfernte Dateien werden sofort gelöscht. Du kannst ihn unter Einstellungen → Dateien und Namen einschalten.',
  'removed.file_removed': '{when} entfernt',
  'removed.file_upgraded': '{when} durch ein Upgrade ersetzt',
  'removed.gone_on': 'wird nach dem {when} endgültig gelöscht',
  'removed.restore': 'Wiederherstellen',
  'removed.restore_one': '{name} wiederherstellen',
  'removed.restored': 'Wiederhergestellt',
  'removed.releases_text': 'Diese Releases lädt Marquee nie herunter.',
  'removed.no_releases': 'Die Sperrliste ist leer',
  'removed.no_releases_text': 'Hier stehen Releases, die fehlgeschlagen sind oder die Marquee nie wieder herunterladen soll.',
  'removed.allow': 'Wieder zulassen',
  'removed.allow_one': '{name} wieder zulassen',
  'removed.allowed': 'Wieder zugelassen',
  'removed.movies_text': 'Listen fügen diese Filme nie hinzu. Fügst du einen selbst hinzu, verschwindet er von hier.',
  'removed.no_movies': 'Keine Filme ausgeschlossen',
  'removed.no_movies_text': 'Schließe einen Film hier oder beim Entfernen aus, dann fügt ihn keine Liste hinzu.',
  'removed.add_movie': 'Film ausschließen',
  'removed.movie_added': '{title} ist ausgeschlossen',
}
