import type { sentences } from '#server/library/subtitles/sentences'
import type { Words } from '../../catalog'

export const subtitles: Words<typeof sentences> = {
  made_for_this_file: 'Genau für diese Datei erstellt',
  found_by_id: 'Über die ID des Films gefunden',
  found_by_title: 'Nur über Titel und Jahr gefunden',
  same_release: 'Für dasselbe Release erstellt',
  same_group: 'Für ein Release derselben Gruppe erstellt ({group})',
  same_source: 'Für dieselbe Quelle erstellt ({source})',
  other_source: 'Für {source} erstellt, die Datei ist {own}',
  same_edition: 'Für dieselbe Fassung erstellt ({edition})',
  other_edition: 'Für die Fassung {edition} erstellt, die Datei ist: {own}',
  same_frame_rate: 'Gleiche Bildrate ({frame_rate})',
  other_frame_rate: 'Für {frame_rate} Bilder pro Sekunde erstellt, die Datei hat {own}',
  trusted_uploader: 'Von einer vertrauenswürdigen Quelle',
  hearing_impaired: 'Beschreibt auch Geräusche',
  only_foreign_parts: 'Nur fremdsprachige Dialoge',
  translated_by_machine: 'Maschinell übersetzt',

  choose_language: 'Wähle eine Sprache oder trage unter Einstellungen → Wiedergabe → Untertitel welche ein',
  not_a_language: '{code} ist kein Sprachcode wie en oder de',
  search_again: 'Dieser Untertitel ist nicht unter den letzten Ergebnissen; suche zuerst erneut',
  no_file_for_subtitles: 'Der Film hat keine Datei, zu der Untertitel gehören könnten',
  file_just_lost: 'Der Film hat diese Datei gerade verloren',
  subtitle_inside_file: 'Dieser Untertitel ist eine Spur in der Filmdatei und kann nicht einzeln gelöscht werden',
  too_few_lines: 'Der Text hat weniger als {count:number} Zeilen, zu wenige für den Vergleich mit dem Ton',
  no_sound: 'Die Datei hat keinen Ton zum Vergleichen',
  sound_unreadable: 'Der Ton der Datei ist nicht lesbar',
  file_incomplete: 'Die Datei ist nicht vollständig',
  comparing_needs_ffmpeg: 'Der Vergleich mit dem Ton braucht ffmpeg, das nicht installiert ist',
  sound_tells_nothing: 'Der Ton verrät nicht, wohin dieser Text gehört; vielleicht ist er von einem anderen Film oder Schnitt',
  images_have_no_timing: 'Diese Untertitel sind Bilder; nur bei Text lassen sich die Zeiten ändern',
  downloads_left: {
    one: 'Antwortet; heute ist noch ein Download übrig',
    other: 'Antwortet; heute sind noch {count:number} Downloads übrig',
  },
  too_many_subtitles: 'Neben dem Film liegen zu viele Untertitel dieser Sprache',
}
