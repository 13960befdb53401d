/** Why a list is refused, in German. */
export const listProblems: Readonly<Record<string, string>> = {
  'The list was read anew meanwhile; choose again': 'Die Liste wurde inzwischen neu gelesen; bitte noch einmal wählen',
  '{title} was not recognized, so it cannot be added': '{title} wurde nicht erkannt und lässt sich deshalb nicht hinzufügen',
  'comes by POST /lists/upload': 'kommt über POST /lists/upload',
  'A list called {name} exists already': 'Eine Liste namens {name} gibt es schon',
  'This file cannot be read as a list of movies: {reason}': 'Diese Datei lässt sich nicht als Filmliste lesen: {reason}',
  'must be one of the types of GET /lists/types; {name} is none': 'muss eine der Arten aus GET /lists/types sein; {name} ist keine',
  'is needed': 'wird gebraucht',
  'is not a value that this setting can have': 'ist kein Wert, den diese Einstellung haben kann',
  '{name} was changed meanwhile': '{name} wurde inzwischen geändert',
  'may have 100 characters at most': 'darf höchstens 100 Zeichen haben',
  'it holds none of {names}': 'es enthält nichts davon: {names}',
}
