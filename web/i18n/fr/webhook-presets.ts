import type { PresetWords } from '../declared'

/** Names and help of the webhook presets, by their English text. */
export const webhookPresets: PresetWords = {
  ntfy: 'ntfy',
  Discord: 'Discord',
  Gotify: 'Gotify',
  Apprise: 'Apprise',
  Telegram: 'Telegram',
  'Jellyfin library refresh': 'Actualiser la médiathèque Jellyfin',
  'Plex library refresh': 'Actualiser la médiathèque Plex',
  'Kodi library scan': 'Actualiser la médiathèque Kodi',
  'The address is https://ntfy.sh or your own server; put the topic into the template. A token goes into the header Authorization: Bearer TOKEN.':
    'L’adresse est https://ntfy.sh ou votre propre serveur ; mettez le sujet dans le message à la place de TOPIC. Un jeton va dans l’en-tête Authorization: Bearer TOKEN.',
  'The address shown under Server settings, Integrations, Webhooks.':
    'L’adresse indiquée dans les paramètres du serveur, Intégrations, Webhooks.',
  'An application token goes into the header X-Gotify-Key.': 'Un jeton d’application va dans l’en-tête X-Gotify-Key.',
  'An Apprise API server with a stored configuration; it reaches about a hundred other services.':
    'Un serveur Apprise API avec une configuration enregistrée ; il atteint une centaine d’autres services.',
  'Get the token of a bot from BotFather; CHAT is the ID of the chat that the bot writes to.':
    'Demandez le jeton d’un bot à BotFather ; CHAT est l’identifiant de la conversation où le bot écrit.',
  'The address of Jellyfin or Emby. A key from its dashboard goes into the header X-Emby-Token.':
    'L’adresse de Jellyfin ou d’Emby. Une clé du tableau de bord va dans l’en-tête X-Emby-Token.',
  'The address of Plex; the token goes into the header X-Plex-Token.': 'L’adresse de Plex ; le jeton va dans l’en-tête X-Plex-Token.',
  'For file and import events. A login goes into the header Authorization: Basic, followed by user:password in Base64.':
    'Pour les événements de fichiers et d’imports. Un identifiant va dans l’en-tête Authorization: Basic, suivi de utilisateur:motdepasse en Base64.',
}
