import type { Words } from '../catalog'
import type { giving as english } from '../en/giving'

export const giving: Words<typeof english> = {
  'give.title': 'Hinzufügen?',
  'give.text': 'Ohne deine Zustimmung wird nichts hinzugefügt oder heruntergeladen.',
  'give.none': 'Damit kann Marquee nichts anfangen',
  'give.takes':
    'Füge einen Magnet-Link, eine .torrent-Datei, die Adresse eines Films bei IMDb, TMDB oder Letterboxd oder eine Liste von Titeln ein, oder zieh sie auf die Seite.',
  'give.left': 'Ausgelassen: {names}',
  'give.more': {
    one: 'Eine weitere Zeile wird nicht angezeigt. Füge sie danach ein.',
    other: '{count} weitere Zeilen werden nicht angezeigt. Füge sie danach ein.',
  },
  'give.torrent': 'Torrent-Datei {name}',
  'give.movie_for': 'Film für {name}',
  'give.skip': 'Auslassen',
  'give.not_found': 'Kein Film gefunden',
  'give.here': 'In deiner Bibliothek',
  'give.is_done': 'Hinzugefügt',
  'give.add': { zero: 'Hinzufügen', one: 'Hinzufügen', other: '{count} hinzufügen' },
  'give.download': { zero: 'Herunterladen', one: 'Herunterladen', other: '{count} herunterladen' },
  'give.done': { one: 'Hinzugefügt', other: '{count} hinzugefügt' },
}
