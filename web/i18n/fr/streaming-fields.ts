/** Settings about streaming services. */
export const streamingFields = {
  'Your streaming services': 'Vos services de streaming',
  'Marquee tells you when a wanted movie reaches one of them in your region.':
    'Marquee vous avertit quand un film recherché arrive sur l’un d’eux dans votre région.',
  'Do not download what you can stream': 'Ne pas télécharger ce que vous pouvez voir en streaming',
  'While one of them offers a movie without a file, only you can download it.':
    'Tant que l’un d’eux propose un film sans fichier, vous seul pouvez le télécharger.',
} as const
