import type { Words } from '../catalogue'
import type { storage as english } from '../en/storage'

export const storage: Words<typeof english> = {
  'storage.free': '{size} frei',
  'storage.room': {
    zero: 'kein Platz für einen weiteren Film.',
    one: 'Platz für etwa einen weiteren Film.',
    other: 'Platz für etwa {count} weitere Filme.',
  },
  'storage.unknown': 'Wie viel Platz noch frei ist, ist nicht bekannt.',
  'storage.young': 'Wie lange der Platz reicht, sagt Marquee, sobald es mehr als einen Monat kennt.',
  'storage.no_pace': 'In den letzten drei Monaten kam nichts dazu.',
  'storage.years': {
    one: 'Bei einem Film im Monat reicht der Platz für Jahre.',
    other: 'Bei {count} Filmen im Monat reicht der Platz für Jahre.',
  },
  'storage.full_in': {
    zero: 'In diesem Tempo ist der Platz im {month} belegt.',
    one: 'Bei einem Film im Monat ist der Platz im {month} belegt.',
    other: 'Bei {count} Filmen im Monat ist der Platz im {month} belegt.',
  },
  'storage.full_soon': {
    zero: 'In diesem Tempo ist der Platz in etwa {weeks} Wochen belegt.',
    one: 'Bei einem Film im Monat ist der Platz in etwa {weeks} Wochen belegt.',
    other: 'Bei {count} Filmen im Monat ist der Platz in etwa {weeks} Wochen belegt.',
  },
  'storage.let_go': 'Platz schaffen',
  'storage.never': 'Nie gesehen',
  'storage.long_ago': 'Vor mehr als einem Jahr gesehen',
  'storage.recycle': 'Papierkorb',
  'storage.movies': { zero: 'Keine Filme', one: 'Ein Film', other: '{count} Filme' },
  'storage.files': { zero: 'Keine Dateien', one: 'Eine Datei', other: '{count} Dateien' },
  'storage.review': 'Ansehen',
  'storage.open': 'Öffnen',
  'storage.growth': 'Neu pro Monat',
  'storage.codecs': 'Videocodecs',
  'storage.figures': 'Deine Bibliothek',
  'storage.in_library': 'in der Bibliothek',
  'storage.not_here': 'noch nicht da',
  'storage.watched': 'gesehen',
  'storage.runtime': 'Laufzeit',
  'storage.read': 'Dateien gelesen, im Hintergrund',
  'storage.added': 'neu in 30 Tagen',
  'storage.ratio': 'Verhältnis beim Verteilen',
  'storage.smaller': 'Kleiner',
  'storage.others': 'Andere Dateien',
  'storage.rest': 'Frei',
}
