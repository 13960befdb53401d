/** Settings of the media tool, by their English text. */
export const mediaToolFields = {
  'Media tool': 'Medientool',
  'Path to ffmpeg; leave empty to find it automatically. Changing it requires the API key.':
    'Pfad zu ffmpeg. Leer lassen, um es automatisch zu finden. Zum Ändern ist der API-Schlüssel nötig.',
  'Convert while playing': 'Beim Abspielen umwandeln',
  'For devices that cannot play a file as it is.': 'Für Geräte, die eine Datei nicht direkt abspielen können.',
  'Graphics card': 'Grafikkarte',
  'The hardware that converts video. Automatic uses what works; if nothing does, the processor converts.':
    'Die Hardware, die Video umwandelt. Automatisch nimmt sie, was funktioniert; wenn nichts funktioniert, wandelt der Prozessor um.',
  'Conversions at once': 'Gleichzeitige Umwandlungen',
  'Further viewers have to wait.': 'Weitere Zuschauer müssen warten.',
}
