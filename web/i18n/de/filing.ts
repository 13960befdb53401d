/** What media files, patterns and the subtitle provider are said to be, in German. */
export const filingReasons: Readonly<Record<string, string>> = {
  'The file is empty': 'Die Datei ist leer',
  'The file is damaged or not a video': 'Die Datei ist beschädigt oder kein Video',
  'The file is not a video that the media tool can read': 'Die Datei ist kein Film, den das Medienwerkzeug lesen kann',
  'The media tool took too long to read the file': 'Das Medienwerkzeug brauchte zu lange für die Datei',
  'Reading the file was stopped': 'Das Lesen der Datei wurde beendet',
  'a pattern took more than {count} steps': 'ein Muster brauchte mehr als {count} Schritte',
  'the patterns of this judging took too many steps together': 'die Muster brauchten zusammen zu viele Schritte',
  'It answers; {count} downloads are left today': 'Er antwortet; heute sind noch {count} Downloads übrig',
  'The subtitle provider': 'Der Untertiteldienst',
  'Subtitles cannot be downloaded': 'Untertitel lassen sich nicht herunterladen',
}
