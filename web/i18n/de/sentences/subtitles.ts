import type { sentences } from '#server/subtitles/sentences'
import type { Words } from '../../catalog'

export const subtitles: Words<typeof sentences> = {
  made_for_this_file: 'Für genau diese Datei gemacht',
  found_by_id: 'Über die Kennung des Films gefunden',
  found_by_title: 'Nur über Titel und Jahr gefunden',
  same_release: 'Für dieselbe Veröffentlichung gemacht',
  same_group: 'Für eine Veröffentlichung derselben Gruppe gemacht ({group})',
  same_source: 'Für dieselbe Quelle gemacht ({source})',
  other_source: 'Für {source} gemacht, die Datei ist {own}',
  same_edition: 'Für dieselbe Fassung gemacht ({edition})',
  other_edition: 'Für die Fassung {edition} gemacht, die Datei ist: {own}',
  same_frame_rate: 'Gleiche Bildrate ({frame_rate})',
  other_frame_rate: 'Für {frame_rate} Bilder pro Sekunde gemacht, die Datei hat {own}',
  trusted_uploader: 'Von jemandem, dem der Dienst vertraut',
  hearing_impaired: 'Beschreibt auch Geräusche',
  only_foreign_parts: 'Nur für fremdsprachige Stellen',
  translated_by_machine: 'Maschinell übersetzt',

  subtitle_too_small: 'Die Datei des Dienstes ist zu klein für Untertitel',
  subtitle_unreadable: 'Die Datei des Dienstes lässt sich nicht als Untertitel lesen',
  subtitle_of_other_movie: 'Diese Untertitel gehen nach dem Ende des Films weiter; sie gehören zu einem anderen',
  choose_language: 'Bitte eine Sprache wählen oder unter Einstellungen, Untertitel welche eintragen',
  not_a_language: '{code} ist nicht der Code einer Sprache, wie en oder de',
  search_again: 'Dieser Untertitel ist nicht unter den letzten Ergebnissen; bitte erst neu suchen',
  no_file_for_subtitles: 'Der Film hat keine Datei, zu der Untertitel gehören könnten',
  file_just_lost: 'Der Film hat diese Datei gerade verloren',
  subtitle_inside_file: 'Dieser Untertitel ist eine Spur in der Datei des Films und lässt sich nicht allein löschen',
  downloads_left: {
    one: 'Antwortet; heute ist noch ein Download übrig',
    other: 'Antwortet; heute sind noch {count:number} Downloads übrig',
  },
  too_many_subtitles: 'Neben dem Film liegen zu viele Untertitel dieser Sprache',
}
