import type { sentences } from '#server/foundation/upstream/sentences'
import type { Words } from '../../catalog'

export const upstream: Words<typeof sentences> = {
  tracker_client_needed:
    '{party:word} n’a pas encore d’identifiant client ni de secret client : saisissez les vôtres sous Paramètres → Lecture → Service de suivi',
  tracker_client_refused:
    '{party:word} refuse l’identifiant ou le secret client : vérifiez-les sous Paramètres → Lecture → Service de suivi',
  tracker_client_id_refused: '{party:word} refuse l’identifiant client : vérifiez-le sous Paramètres → Lecture → Service de suivi',
  tracker_account_deactivated: '{party:word} indique que ce compte est désactivé : son assistance peut vous aider',
  tracker_account_locked: '{party:word} indique que ce compte est verrouillé : son assistance peut vous aider',
  tracker_denies_token: '{party:word} refuse l’accès à Marquee, qu’il vient pourtant d’accorder',
  tracker_account_full: 'le compte y est plein',
  tracker_does_not_accept: 'le service de suivi ne l’accepte pas',
  tracker_status: 'le service de suivi répond avec le statut {status}',
  subtitle_key_needed: '{party:word} n’a pas encore de clé : saisissez la vôtre sous Paramètres → Lecture → Sous-titres',
  subtitle_key_refused: '{party:word} refuse la clé : vérifiez-la sous Paramètres → Lecture → Sous-titres',
  subtitle_account_incomplete: '{party:word} a besoin du nom d’utilisateur et du mot de passe',
  subtitle_account_refused:
    '{party:word} refuse le nom d’utilisateur ou le mot de passe : vérifiez-les sous Paramètres → Lecture → Sous-titres',
  subtitle_quota_spent: '{party:word} n’autorise plus de téléchargement aujourd’hui',
  subtitle_address_missing: '{party:word} ne donne pas d’adresse pour les sous-titres',
  subtitle_address_expired: '{party:word} a donné une adresse qui n’est plus valable',
  ffprobe_not_at: 'ffprobe est introuvable à l’emplacement {path}',
  ffprobe_not_installed: 'ffprobe n’est pas installé ; installez ffmpeg ou indiquez son emplacement dans les paramètres',
  not_ffprobe: '{path} n’est pas ffprobe',
  media_tool_found: 'Version {version}, à l’emplacement {path}',
}
