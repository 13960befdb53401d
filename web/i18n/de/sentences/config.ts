import type { sentences } from '#server/config/sentences'
import type { Words } from '../../catalog'

export const config: Words<typeof sentences> = {
  not_own_address: 'ist keine Adresse dieses Computers',
  base_url_taken: 'darf nicht mit einem Pfad beginnen, den Marquee selbst nutzt, etwa /api oder /assets',
  root_folder_unknown: 'Bibliotheksordner {id} wurde nicht gefunden',
  language_code_unknown: '{code} ist kein Sprachcode wie en oder de',
  extension_odd: '{extension} ist keine Dateiendung ohne Punkt wie exe',
  names_twice: 'nennt {value} zweimal',
  path_does_not_exist: 'gibt es nicht',
  setting_not_used: 'wird von dieser Version noch nicht genutzt und lässt sich nicht einstellen',
  made_by_service: 'erzeugt Marquee selbst; bitte stattdessen den API-Schlüssel erneuern',
  media_tool_needs_key: 'media_tool_path zu ändern verlangt den API-Schlüssel selbst; `marquee api-key` zeigt ihn',
  secret_again: 'muss neu angegeben werden, wenn sich {address} ändert',
  must_be_one_line: 'muss in eine Zeile passen',
}
