import type { PresetWords } from '../declared'

/** Names and help of the webhook presets, by their English text. */
export const webhookPresets: PresetWords = {
  ntfy: 'ntfy',
  Discord: 'Discord',
  Gotify: 'Gotify',
  Apprise: 'Apprise',
  Telegram: 'Telegram',
  'Jellyfin library refresh': 'Jellyfin-Bibliothek aktualisieren',
  'Plex library refresh': 'Plex-Bibliothek aktualisieren',
  'Kodi library scan': 'Kodi-Bibliothek aktualisieren',
  'The address is https://ntfy.sh or your own server; put the topic into the template. A token goes into the header Authorization: Bearer TOKEN.':
    'Die Adresse ist https://ntfy.sh oder dein eigener Server; das Thema steht in der Nachricht anstelle von TOPIC. Ein Token gehört in den Header Authorization: Bearer TOKEN.',
  'The address shown under Server settings, Integrations, Webhooks.':
    'Die Adresse aus den Servereinstellungen unter Integrationen, Webhooks.',
  'An application token goes into the header X-Gotify-Key.': 'Ein Anwendungstoken gehört in den Header X-Gotify-Key.',
  'An Apprise API server with a stored configuration; it reaches about a hundred other services.':
    'Ein Apprise-API-Server mit gespeicherter Konfiguration; er erreicht etwa hundert weitere Dienste.',
  'Get the token of a bot from BotFather; CHAT is the ID of the chat that the bot writes to.':
    'Das Token eines Bots bekommst du vom BotFather; CHAT ist die ID des Chats, in den der Bot schreibt.',
  'The address of Jellyfin or Emby. A key from its dashboard goes into the header X-Emby-Token.':
    'Die Adresse von Jellyfin oder Emby. Ein Schlüssel aus dem Dashboard gehört in den Header X-Emby-Token.',
  'The address of Plex; the token goes into the header X-Plex-Token.': 'Die Adresse von Plex; das Token gehört in den Header X-Plex-Token.',
  'For file and import events. A login goes into the header Authorization: Basic, followed by user:password in Base64.':
    'Für Ereignisse zu Dateien und Importen. Eine Anmeldung gehört in den Header Authorization: Basic, gefolgt von Benutzer:Passwort in Base64.',
}
