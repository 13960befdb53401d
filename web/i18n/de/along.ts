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
  'along.on_device': 'Auf diesem Gerät',
  'along.offer': 'Filme auf diesem Gerät laufen auch jetzt.',
  'along.show': 'Anzeigen',
  'along.gone': 'Der Browser hat diesen Film nicht mehr.',
  'along.close': 'Schließen',
  'along.keep': 'Auf diesem Gerät behalten',
  'along.kept': 'Auf diesem Gerät',
  'along.storing': '{share} gespeichert',
  'along.removes': 'Nach dem Ansehen von diesem Gerät entfernen',
  'along.texts': {
    one: 'Der Untertitel kommt mit, weniger als ein Megabyte. Untertitel aus Bildern bleiben zurück.',
    other: 'Die {count} Untertitel kommen mit, jeder kleiner als ein Megabyte. Untertitel aus Bildern bleiben zurück.',
  },
  'along.texts_here': { one: 'mit Untertitel', other: '{count} Untertitel' },
  'along.room': 'Dieser Browser hat Platz für {size}.',
  'along.no_room': 'Dieser Browser hat nur Platz für {free}. Wähle eine kleinere Kopie oder entferne einen Film.',
  'along.not_secure':
    'Um Filme im Browser selbst zu behalten, öffne Marquee über HTTPS oder auf seinem eigenen Computer. Bis dahin lade die Datei herunter.',
  'along.not_here': 'Andere Browser und Player öffnen sie vielleicht, dieser nicht.',
  'along.full':
    'Der Speicher dieses Browsers ist voll. Entferne einen Film oder schaffe Platz auf diesem Gerät und versuche es dann noch einmal.',
  'along.waits': 'Die Verbindung ist abgebrochen. Es geht von selbst weiter.',
  'along.elsewhere': 'Ein anderes Fenster speichert ihn gerade.',
  'along.refused': 'Marquee hat diese Datei nicht mehr.',
  'along.failed': 'Dieser Browser konnte ihn nicht speichern.',
  'along.again': 'Fortsetzen',
  'along.offline_how':
    'Öffne Marquee ohne Verbindung in diesem Browser: Die Seite zeigt die Filme, die hier sind. Auf iPhone und iPad lege Marquee vorher auf den Home-Bildschirm.',
}
