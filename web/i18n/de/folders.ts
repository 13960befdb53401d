import type { Words } from '../catalog'
import type { folders as english } from '../en/folders'

export const folders: Words<typeof english> = {
  'folder.title': 'Bibliotheksordner',
  'folder.first': 'Der erste Bibliotheksordner',
  'folder.text': 'Wo deine Filme liegen. Neue legt Marquee hier ab.',
  'folder.none': 'Noch kein Bibliotheksordner',
  'folder.none_text': 'Marquee braucht einen Ordner mit Schreibzugriff.',
  'folder.path': 'Ordner',
  'folder.path_help': 'Der vollständige Pfad auf dem Computer, auf dem Marquee läuft.',
  'folder.add': 'Ordner hinzufügen',
  'folder.added': 'Ordner hinzugefügt',
  'folder.not_there': 'Diesen Ordner gibt es noch nicht. Marquee kann ihn anlegen.',
  'folder.create': 'Diesen Ordner anlegen',
  'folder.default': 'Standard',
  'folder.away': 'Nicht erreichbar',
  'folder.filled': 'Belegter Speicherplatz',
  'folder.free': '{free} von {total} frei',
  'folder.remove': 'Aus Marquee entfernen',
  'folder.remove_title': '{path} aus Marquee entfernen?',
  'folder.remove_text': 'Auf der Festplatte ändert sich nichts.',
}
