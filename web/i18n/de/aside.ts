import type { Words } from '../catalog'
import type { aside as english } from '../en/aside'

export const aside: Words<typeof english> = {
  'aside.text': 'Entfernte Dateien, die du wiederherstellen kannst, gesperrte Releases und ausgeschlossene Filme.',
  'aside.files': 'Papierkorb',
  'aside.releases': 'Sperrliste',
  'aside.movies': 'Ausgeschlossen',
  'aside.files_text':
    'Eine wiederhergestellte Datei kommt an ihren alten Platz und zu ihrem Film zurück. Einen entfernten Film fügt Marquee wieder hinzu.',
  'aside.no_files': 'Der Papierkorb ist leer',
  'aside.no_files_text': 'Dateien, die du entfernst oder die ein Upgrade ersetzt, bleiben eine Weile hier.',
  'aside.bin_off':
    'Der Papierkorb ist ausgeschaltet: Entfernte Dateien werden sofort gelöscht. Du kannst ihn unter Einstellungen → Dateien und Namen einschalten.',
  'aside.file_removed': '{when} entfernt',
  'aside.file_upgraded': '{when} durch ein Upgrade ersetzt',
  'aside.gone_on': 'wird nach dem {when} endgültig gelöscht',
  'aside.restore': 'Wiederherstellen',
  'aside.restore_one': '{name} wiederherstellen',
  'aside.restored': 'Wiederhergestellt',
  'aside.releases_text': 'Diese Releases lädt Marquee nie herunter.',
  'aside.no_releases': 'Die Sperrliste ist leer',
  'aside.no_releases_text': 'Hier stehen Releases, die fehlgeschlagen sind oder die Marquee nie wieder herunterladen soll.',
  'aside.allow': 'Wieder zulassen',
  'aside.allow_one': '{name} wieder zulassen',
  'aside.allowed': 'Wieder zugelassen',
  'aside.movies_text': 'Listen fügen diese Filme nie hinzu. Fügst du einen selbst hinzu, verschwindet er von hier.',
  'aside.no_movies': 'Keine Filme ausgeschlossen',
  'aside.no_movies_text': 'Schließe einen Film hier oder beim Entfernen aus, dann fügt ihn keine Liste hinzu.',
  'aside.add_movie': 'Film ausschließen',
  'aside.movie_added': '{title} ist ausgeschlossen',
}
