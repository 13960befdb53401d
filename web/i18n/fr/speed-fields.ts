/** Speed limits at certain times. */
export const speedFields = {
  'Other limits at certain times': 'Autres limites à certaines heures',
  'For example slow in the evening, or fast at night. They replace the limits above.':
    'Par exemple lent le soir, ou rapide la nuit. Elles remplacent les limites ci-dessus.',
  From: 'De',
  'By the clock of the computer that runs Marquee.': 'À l’heure de l’ordinateur sur lequel Marquee fonctionne.',
  Until: 'À',
  'A time before the start is on the next day.': 'Une heure avant le début est celle du lendemain.',
  'Download limit at these times': 'Limite de réception à ces heures',
  'Upload limit at these times': 'Limite d’envoi à ces heures',
}
