/** Settings about streaming services. */
export const streamingFields = {
  'Your streaming services': 'Deine Streamingdienste',
  'Marquee tells you when a wanted movie reaches one of them in your region.':
    'Marquee meldet, wenn ein gesuchter Film in deiner Region bei einem davon läuft.',
  'Do not download what you can stream': 'Nicht laden, was du streamen kannst',
  'While one of them offers a movie without a file, only you can download it.': 'Läuft dort ein Film ohne Datei, kannst nur du ihn laden.',
} as const
