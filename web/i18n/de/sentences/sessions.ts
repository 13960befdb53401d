import type { actions, sentences } from '#server/service/sessions/sentences'
import type { Words } from '../../catalog'

export const sessions: Words<typeof sentences> = {
  foreign_page: 'Ein Cookie gilt nur für Anfragen von Marquees eigenen Seiten',
  code_needed: 'Dafür ist ein Einmalcode nötig',
  api_key_needed: '{what:word} erfordert den API-Schlüssel selbst, in genau dieser Anfrage; `marquee api-key` zeigt ihn an',
  code_for_this_computer: 'Dieser Code gilt nur auf dem Computer, auf dem Marquee läuft',
  code_for_other_address: 'Dieser Code gilt nur für die Adresse, für die er erstellt wurde',
  code_unknown: 'Dieser Code ist unbekannt, schon benutzt oder abgelaufen',
  no_signing_key: 'Es gibt keinen Signaturschlüssel; ersetze den API-Schlüssel',
  listens_here_only: 'Marquee ist nur auf diesem Computer erreichbar; mit listen_address 0.0.0.0 können sich andere Geräte verbinden',
  for_cli_tokens_only: 'gilt nur für CLI-Token',
  for_app_tokens_only: 'gilt nur für App-Token',
  only_tv_page: 'gilt nur für die Seite für Fernseher; eine App darf abspielen, sonst nichts',
  unknown_code: 'Dieser Code ist unbekannt oder abgelaufen',
  already_used: 'Dieser Code wurde schon benutzt',
  too_many_codes: 'Zu viele falsche Codes; lass die App einen neuen anzeigen und versuche es in einer Minute noch einmal',
  watch_only: 'Dieses Gerät darf nur Filme abspielen',
  tv_page_off: 'Die Seite für Fernseher ist aus; schalte sie unter Einstellungen → Verbindungen → Apps ein',
  programs_only: 'Dieser Schlüssel gilt nur für die Schnittstelle für andere Programme',
  token_needs_it: 'ist für ein Token erforderlich',
  token_cannot_pair: 'Ein Token oder ein Fernseher kann keine Geräte anmelden; verwende den API-Schlüssel oder einen Browser',
  too_many_sessions: 'Es sind schon {most:number} Geräte angemeldet; melde zuerst eines ab',
  path_not_signable: 'muss ein Pfad zu Medien, Bildern oder dem Kalender sein',
  query_not_signable: 'hat eine Abfrage, die nicht signiert werden kann',
  ttl_too_long: 'darf für diesen Pfad höchstens {most} sein',
  browser_on_system: '{browser} auf {system}',
}

export const sessionsWords: Record<(typeof actions)[number], string> = {
  'Restoring the credentials of a backup': 'Die Zugangsdaten eines Archivs wiederherzustellen',
  'Downloading a backup': 'Eine Sicherung herunterzuladen',
  'Sending backups to another place': 'Sicherungen an einen anderen Ort zu schicken',
  'Rotating it': 'Den Schlüssel zu ersetzen',
  'A sign-in link': 'Eine Anmeldeadresse',
}
