import type { sentences } from '#server/upstream/sentences'
import type { Words } from '../../catalog'

export const upstream: Words<typeof sentences> = {
  tracker_client_needed: '{party:word} hat noch keine Client-ID und kein Client-Secret: bitte unter Einstellungen, Sehverlauf eintragen',
  tracker_client_refused: '{party:word} lehnt Client-ID oder Client-Secret ab: bitte unter Einstellungen, Sehverlauf prüfen',
  tracker_client_id_refused: '{party:word} lehnt die Client-ID ab: bitte unter Einstellungen, Sehverlauf prüfen',
  tracker_account_deactivated: '{party:word} sagt, dass dieses Konto stillgelegt ist: Der Kundendienst dort hilft weiter',
  tracker_account_locked: '{party:word} sagt, dass dieses Konto gesperrt ist: Der Kundendienst dort hilft weiter',
  tracker_denies_token: '{party:word} lässt uns nicht ein, obwohl er uns gerade erst zugelassen hat',
  tracker_account_full: 'Das Konto dort ist voll',
  tracker_does_not_accept: 'Der Dienst für den Sehverlauf nimmt es nicht an',
  tracker_status: 'Der Dienst für den Sehverlauf antwortet mit Status {status}',
  subtitle_key_needed: '{party:word} hat noch keinen Schlüssel: bitte unter Einstellungen, Untertitel eintragen',
  subtitle_key_refused: '{party:word} lehnt den Schlüssel ab: bitte unter Einstellungen, Untertitel prüfen',
  subtitle_account_incomplete: '{party:word} braucht Benutzername und Passwort',
  subtitle_account_refused: '{party:word} lehnt Benutzername oder Passwort ab: bitte unter Einstellungen, Untertitel prüfen',
  subtitle_quota_spent: '{party:word} erlaubt heute keine weiteren Downloads',
  subtitle_address_missing: '{party:word} nennt keine Adresse für die Untertitel',
  subtitle_address_expired: '{party:word} nannte eine Adresse, die nicht mehr gilt',
  ffprobe_not_at: 'Unter {path} ist kein ffprobe',
  ffprobe_not_installed: 'ffprobe ist nicht installiert; bitte ffmpeg installieren oder in den Einstellungen sagen, wo es liegt',
  not_ffprobe: '{path} ist nicht ffprobe',
  media_tool_found: 'Version {version}, unter {path}',
}
