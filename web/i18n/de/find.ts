import type { Words } from '../catalog'
import type { find as english } from '../en/find'

export const find: Words<typeof english> = {
  'find.understood': 'Gesucht wird',
  'find.genre': 'Genre',
  'find.genres': 'Genres',
  'find.decade': 'Jahrzehnt',
  'find.decades': 'Jahrzehnte',
  'find.decade_of': '{decade}er',
  'find.rating': 'Bewertung',
  'find.length': 'Länge',
  'find.language': 'Sprache',
  'find.series': 'Filmreihe',
  'find.before': 'Vor {year}',
  'find.since': 'Seit {year}',
  'find.rated': '★ ab {rating}',
  'find.up_to': 'Bis {count} Min.',
  'find.longer': 'Mindestens {count} Min.',
  'find.here': { zero: 'Keiner vorhanden', one: '1 vorhanden', other: '{count} vorhanden' },
  'find.people': 'Alte Bekannte',
  'find.none': 'Kein Film passt zu allen Filtern',
  'find.none_text': 'Entferne einen der Filter.',
  'palette.people': 'Personen',
  'palette.series': 'Filmreihen',
  'palette.traits': 'Genres und Jahrzehnte',
  'palette.settings': 'Einstellungen',
}
