/** Why a subtitle fits or not, and what went wrong with one, in German. */
export const subtitleReasons: Readonly<Record<string, string>> = {
  'Made for exactly this file': 'Für genau diese Datei gemacht',
  'Found by the id of the movie': 'Über die Kennung des Films gefunden',
  'Found by title and year only': 'Nur über Titel und Jahr gefunden',
  'Made for the same release': 'Für dieselbe Veröffentlichung gemacht',
  'Made for a release of the same group ({group})': 'Für eine Veröffentlichung derselben Gruppe gemacht ({group})',
  'Made for the same source ({source})': 'Für dieselbe Quelle gemacht ({source})',
  'Made for {source}, the file is {own}': 'Für {source} gemacht, die Datei ist {own}',
  'Made for the same edition ({edition})': 'Für dieselbe Fassung gemacht ({edition})',
  'Made for the {edition} edition, the file is the {own} one': 'Für die Fassung {edition} gemacht, die Datei ist: {own}',
  'Same frame rate ({frame_rate})': 'Gleiche Bildrate ({frame_rate})',
  'Made for {frame_rate} frames per second, the file has {own}': 'Für {frame_rate} Bilder pro Sekunde gemacht, die Datei hat {own}',
  'Its uploader is trusted': 'Von jemandem, dem der Dienst vertraut',
  'Describes sounds too': 'Beschreibt auch Geräusche',
  'Covers only what is said in foreign languages': 'Nur für fremdsprachige Stellen',
  'Translated by a machine': 'Maschinell übersetzt',

  'The file from the provider is too small to be subtitles': 'Die Datei des Dienstes ist zu klein für Untertitel',
  'The file from the provider is not readable as subtitles': 'Die Datei des Dienstes lässt sich nicht als Untertitel lesen',
  'The subtitles from the provider go on after the movie ends; they belong to another one':
    'Diese Untertitel gehen nach dem Ende des Films weiter; sie gehören zu einem anderen',
  'Choose a language to search in, or set some under Settings, Subtitles':
    'Bitte eine Sprache wählen oder unter Einstellungen, Untertitel welche eintragen',
  'This subtitle is not among the last results; search again first':
    'Dieser Untertitel ist nicht unter den letzten Ergebnissen; bitte erst neu suchen',
  'The movie has no file that subtitles could belong to': 'Der Film hat keine Datei, zu der Untertitel gehören könnten',
  'The movie has just lost this file': 'Der Film hat diese Datei gerade verloren',
  'This subtitle is a track inside the movie’s file and cannot be deleted alone':
    'Dieser Untertitel ist eine Spur in der Datei des Films und lässt sich nicht allein löschen',
  'There are too many subtitles of this language beside the movie': 'Neben dem Film liegen zu viele Untertitel dieser Sprache',
  '{root} does not let us write: give this user the right to create files there':
    'In {root} dürfen wir nicht schreiben: bitte diesem Benutzer das Recht geben, dort Dateien anzulegen',
  'It answers; {count} downloads are left today': 'Er antwortet; heute sind noch {count} Downloads übrig',
  'The subtitle provider': 'Der Untertiteldienst',
  'Subtitles cannot be downloaded': 'Untertitel lassen sich nicht herunterladen',
}
