/** Aussehen und Sprache. */
export const appearance = {
  'appearance.rows': 'Reihen der Startseite',
  'appearance.recommended': 'Empfehlungen',
  'appearance.up': '{row} nach oben',
  'appearance.down': '{row} nach unten',
  'appearance.shown': '{row} zeigen',
  'appearance.moved': '{row} ist jetzt an Position {place}',
  'appearance.theme': 'Design',
  'appearance.system': 'Wie das Gerät',
  'appearance.light': 'Hell',
  'appearance.dark': 'Dunkel',
  'appearance.posters': 'Postergröße',
  'appearance.small': 'Klein',
  'appearance.medium': 'Mittel',
  'appearance.large': 'Groß',
  'appearance.language': 'Sprache',
  'appearance.magnets': 'Magnet-Links',
  'appearance.magnets_help':
    'Seiten, die du besuchst, öffnen Magnet-Links mit Marquee, das vor dem Herunterladen fragt. Dein Browser lässt dich das bestätigen.',
  'appearance.magnets_open': 'Magnet-Links hier öffnen',
  'appearance.keys': 'Tastenkürzel mit nur einer Taste',
  'appearance.keys_help': 'Schalte sie aus, wenn eine Sprachsteuerung oder ein Schaltergerät Tasten für dich drückt. Strg+K geht immer.',
}
