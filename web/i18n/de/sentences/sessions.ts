import type { actions, sentences } from '#server/sessions/sentences'
import type { Words } from '../../catalog'

export const sessions: Words<typeof sentences> = {
  foreign_page: 'Die Anmeldung im Browser gilt nur für Anfragen von unseren eigenen Seiten',
  code_needed: 'Dafür braucht es einen Einmalcode',
  api_key_needed: '{what:word} verlangt den API-Schlüssel selbst, in genau dieser Anfrage; `marquee api-key` zeigt ihn',
  code_for_this_computer: 'Dieser Code gilt nur auf dem Computer, auf dem Marquee läuft',
  code_for_other_address: 'Dieser Code gilt nur an der Adresse, für die er gemacht wurde',
  code_unknown: 'Dieser Code ist unbekannt, schon benutzt oder abgelaufen',
  no_signing_key: 'Es gibt keinen Schlüssel zum Unterschreiben; bitte den API-Schlüssel erneuern',
  listens_here_only: 'Marquee ist nur auf diesem Computer erreichbar; mit listen_address 0.0.0.0 können sich andere Geräte verbinden',
  for_cli_tokens_only: 'gilt nur für Zugänge der Befehlszeile',
  cli_token_needs_it: 'fehlt: ein Zugang der Befehlszeile braucht es',
  cli_token_cannot_pair: 'Ein Zugang der Befehlszeile kann keine Geräte anmelden; bitte API-Schlüssel oder Browser nutzen',
  too_many_sessions: 'Es sind schon {most:number} Geräte angemeldet; bitte erst eines abmelden',
  path_not_signable: 'muss ein Pfad zu Medien, Bildern oder dem Kalender sein',
  query_not_signable: 'hat eine Abfrage, die sich nicht unterschreiben lässt',
  ttl_too_long: 'darf für diesen Pfad höchstens {most} sein',
  browser_on_system: '{browser} auf {system}',
}

export const sessionsWords: Record<(typeof actions)[number], string> = {
  'Restoring the credentials of an archive': 'Die Zugangsdaten eines Archivs wiederherzustellen',
  'Downloading a backup': 'Eine Sicherung herunterzuladen',
  'Rotating it': 'Ihn zu erneuern',
  'A login address': 'Eine Adresse zum Anmelden',
}
