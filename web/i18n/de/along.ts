import type { Words } from '../catalog'
import type { along as english } from '../en/along'

export const along: Words<typeof english> = {
  'along.title': '{title} mitnehmen',
  'along.text': 'Für Zug oder Flugzeug: eine Datei, die ohne Verbindung zu Marquee läuft.',
  'along.original': 'Die Datei, wie sie ist',
  'along.at_most': 'höchstens {size}',
  'along.queued': 'Wartet, bis sie an der Reihe ist',
  'along.making': '{share} vorbereitet',
  'along.prepare': 'Vorbereiten',
  'along.download': 'Herunterladen',
  'along.remove': 'Entfernen',
  'along.how':
    'Marquee bereitet eine Kopie nach der anderen vor, ohne den Computer bei anderem zu bremsen, und entfernt sie nach einer Woche. Jedes Telefon spielt sie ab.',
}
