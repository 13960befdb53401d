import type { Words } from '../catalog'
import type { leaving as english } from '../en/leaving'

export const leaving: Words<typeof english> = {
  'leaving.title': 'Geht bald',
  'leaving.rules': 'Speicherregeln',
  'leaving.on': 'Geht am {day}',
  'leaving.shrinks_on': 'Wird ab {day} durch eine kleinere Datei ersetzt',
  'leaving.short': 'Geht am {day}',
  'leaving.needs_ok': 'Bleibt, bis du ihn gehen lässt',
  'leaving.keep': 'Behalten',
  'leaving.kept': 'Behalten: Keine Speicherregel trifft ihn',
  'leaving.let_go': 'Gehen lassen',
  'leaving.let_go_title': '{title} gehen lassen?',
  'leaving.let_go_text':
    'Die letzte Suche fand ihn bei keinem Indexer, er lässt sich also vielleicht nicht noch einmal herunterladen. Seine Dateien bleiben eine Weile im Papierkorb.',
  'leaving.now_kept': '{title} wird behalten',
  'leaving.no_longer_kept': '{title} wird nicht mehr behalten',
  'leaving.confirmed': '{title} geht wie angekündigt',
  'leaving.by': 'Nach der Regel „{rule}“',
  'leaving.more': { one: 'und einer mehr', other: 'und {count} weitere' },
}
