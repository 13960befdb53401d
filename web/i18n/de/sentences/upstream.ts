import type { sentences } from '#server/foundation/upstream/sentences'
import type { Words } from '../../catalog'

export const upstream: Words<typeof sentences> = {
  tracker_client_needed:
    '{party:word} hat noch keine Client-ID und kein Client-Secret: Trage sie unter Einstellungen → Wiedergabe → Tracking ein',
  tracker_client_refused: '{party:word} lehnt Client-ID oder Client-Secret ab: Prüfe sie unter Einstellungen → Wiedergabe → Tracking',
  tracker_client_id_refused: '{party:word} lehnt die Client-ID ab: Prüfe sie unter Einstellungen → Wiedergabe → Tracking',
  tracker_account_deactivated: '{party:word} meldet, dass dieses Konto deaktiviert ist: Der Support dort hilft weiter',
  tracker_account_locked: '{party:word} meldet, dass dieses Konto gesperrt ist: Der Support dort hilft weiter',
  tracker_denies_token: '{party:word} lehnt den Zugriff ab, obwohl er ihn gerade erst erlaubt hat',
  tracker_account_full: 'Das Konto dort ist voll',
  tracker_does_not_accept: 'Der Tracking-Dienst nimmt es nicht an',
  tracker_status: 'Der Tracking-Dienst antwortet mit Status {status}',
  subtitle_key_needed: '{party:word} hat noch keinen Schlüssel: Trage deinen unter Einstellungen → Wiedergabe → Untertitel ein',
  subtitle_key_refused: '{party:word} lehnt den Schlüssel ab: Prüfe ihn unter Einstellungen → Wiedergabe → Untertitel',
  subtitle_account_incomplete: '{party:word} braucht Benutzername und Passwort',
  subtitle_account_refused: '{party:word} lehnt Benutzername oder Passwort ab: Prüfe sie unter Einstellungen → Wiedergabe → Untertitel',
  subtitle_quota_spent: '{party:word} erlaubt heute keine weiteren Downloads',
  subtitle_address_missing: '{party:word} nennt keine Adresse für die Untertitel',
  subtitle_address_expired: '{party:word} hat eine abgelaufene Adresse genannt',
  ffprobe_not_at: 'Unter {path} wurde kein ffprobe gefunden',
  ffprobe_not_installed: 'ffprobe ist nicht installiert; installiere ffmpeg oder gib in den Einstellungen an, wo es liegt',
  not_ffprobe: '{path} ist nicht ffprobe',
  media_tool_found: 'Version {version}, unter {path}',
}
