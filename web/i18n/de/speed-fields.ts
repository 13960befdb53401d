/** Speed limits at certain times. */
export const speedFields = {
  'Other limits at certain times': 'Andere Limits zu bestimmten Zeiten',
  'For example slow in the evening, or fast at night. They replace the limits above.':
    'Zum Beispiel langsam am Abend oder schnell in der Nacht. Sie ersetzen die Limits darüber.',
  From: 'Von',
  'By the clock of the computer that runs Marquee.': 'Nach der Uhr des Computers, auf dem Marquee läuft.',
  Until: 'Bis',
  'A time before the start is on the next day.': 'Eine Uhrzeit vor dem Beginn liegt am nächsten Tag.',
  'Download limit at these times': 'Download-Limit zu diesen Zeiten',
  'Upload limit at these times': 'Upload-Limit zu diesen Zeiten',
}
