/** Ready-made templates for what people use. The address is the user's own; its secret part is written as CAPITALS here. */
export const webhookPresets = [
  {
    name: 'ntfy',
    help: 'The address is https://ntfy.sh and the topic stands in the template, or your own server. A token goes into the header Authorization: Bearer TOKEN.',
    url: 'https://ntfy.sh',
    template: '{"topic":"TOPIC","title":"{{heading}}","message":"{{summary}}","tags":["clapper"]}',
  },
  {
    name: 'Discord',
    help: 'Server settings, Integrations, Webhooks: the address that is shown there.',
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
] as const

/** What a template may name beside the fields of the event. */
export const webhookWords = {
  event: 'the type, such as import_completed',
  heading: 'the type in words, such as Import completed',
  summary: 'one sentence: what happened to what, and why',
} as const
