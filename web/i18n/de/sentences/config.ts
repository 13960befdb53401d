import type { sentences } from '#server/foundation/config/sentences'
import type { Words } from '../../catalog'

export const config: Words<typeof sentences> = {
  not_own_address: 'ist keine Adresse dieses Computers',
  base_url_taken: 'darf nicht mit einem Pfad beginnen, den Marquee selbst verwendet, etwa /api oder /assets',
  root_folder_unknown: 'Bibliotheksordner {id} wurde nicht gefunden',
  language_code_unknown: '{code} ist kein Sprachcode wie en oder de',
  extension_odd: '{extension} ist keine Dateiendung ohne Punkt, wie exe',
  names_twice: 'enthält {value} zweimal',
  path_does_not_exist: 'existiert nicht',
  setting_not_used: 'wird von dieser Version noch nicht verwendet und kann nicht eingestellt werden',
  changed_by_service: 'wird von Marquee selbst gesetzt',
  made_by_service: 'wird von Marquee erzeugt; ersetze stattdessen den API-Schlüssel',
  media_tool_needs_key: 'media_tool_path zu ändern erfordert den API-Schlüssel selbst; `marquee api-key` zeigt ihn an',
  secret_again: 'muss neu angegeben werden, wenn sich {address} ändert',
  must_be_one_line: 'muss in eine Zeile passen',
}
