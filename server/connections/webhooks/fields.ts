/** Templates for popular services. The URL is the user's own; its secret part is shown in CAPITALS here. */
export const webhookPresets = [
  {
    name: 'ntfy',
    help: 'The address is https://ntfy.sh or your own server; put the topic into the template. A token goes into the header Authorization: Bearer TOKEN.',
    url: 'https://ntfy.sh',
    template: '{"topic":"TOPIC","title":"{{heading}}","message":"{{summary}}","tags":["clapper"]}',
  },
  {
    name: 'Discord',
    help: 'The address shown under Server settings, Integrations, Webhooks.',
    url: 'https://discord.com/api/webhooks/ID/TOKEN',
    template: '{"username":"Marquee","content":"**{{heading}}**\\n{{summary}}","allowed_mentions":{"parse":[]}}',
  },
  {
    name: 'Gotify',
    help: 'An application token goes into the header X-Gotify-Key.',
    url: 'https://gotify.example/message',
    template: '{"title":"{{heading}}","message":"{{summary}}","priority":5}',
  },
  {
    name: 'Apprise',
    help: 'An Apprise API server with a stored configuration; it reaches about a hundred other services.',
    url: 'https://apprise.example/notify/KEY',
    template: '{"title":"{{heading}}","body":"{{summary}}","type":"info"}',
  },
  {
    name: 'Telegram',
    help: 'Get the token of a bot from BotFather; CHAT is the ID of the chat that the bot writes to.',
    url: 'https://api.telegram.org/botTOKEN/sendMessage',
    template: '{"chat_id":"CHAT","text":"{{summary}}"}',
  },
  {
    name: 'Jellyfin library refresh',
    help: 'The address of Jellyfin or Emby. A key from its dashboard goes into the header X-Emby-Token.',
    url: 'https://jellyfin.example',
    template: null,
    refreshes: 'jellyfin',
  },
  {
    name: 'Plex library refresh',
    help: 'The address of Plex; the token goes into the header X-Plex-Token.',
    url: 'https://plex.example:32400',
    template: null,
    refreshes: 'plex',
  },
  {
    name: 'Kodi library scan',
    help: 'For file and import events. A login goes into the header Authorization: Basic, followed by user:password in Base64.',
    url: 'http://kodi.example:8080/jsonrpc',
    template: '{"jsonrpc":"2.0","id":1,"method":"VideoLibrary.Scan"}',
  },
] as const
