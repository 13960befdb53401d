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
  'folder.also_used': 'Auch ein anderes Programm nutzt diesen Ordner, etwa Radarr oder Jellyfin',
  'folder.shared':
    'Auch ein anderes Programm nutzt diesen Ordner. Marquee legt hier Filme ab, benennt, verschiebt und löscht aber nie eine Datei, die es nicht selbst abgelegt hat.',
  'folder.share': 'Auch ein anderes Programm nutzt diesen Ordner',
  'folder.mine': 'Diese Bibliothek gehört jetzt mir',
  'folder.mine_title': 'Darf Marquee alle Dateien in {path} ändern?',
  'folder.mine_text':
    'Ab jetzt darf Marquee dort jede Datei deiner Filme umbenennen, ersetzen und löschen, nicht nur die selbst abgelegten. Schalte das andere Programm zuerst aus, oder lass es nur abspielen.',
}
