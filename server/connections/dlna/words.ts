const english = {
  all: 'All movies',
  new: 'Recently added',
  unwatched: 'Not watched',
  genres: 'Genres',
  waiting: 'Allow this device in Marquee: Settings, Connections, Apps',
}
const german: typeof english = {
  all: 'Alle Filme',
  new: 'Kürzlich hinzugefügt',
  unwatched: 'Nicht gesehen',
  genres: 'Genres',
  waiting: 'Dieses Gerät in Marquee erlauben: Einstellungen, Verbindungen, Apps',
}
const french: typeof english = {
  all: 'Tous les films',
  new: 'Ajoutés récemment',
  unwatched: 'Non vus',
  genres: 'Genres',
  waiting: 'Autorisez cet appareil dans Marquee\u00a0: Paramètres, Connexions, Applications',
}

export type Words = typeof english
/** A device shows our words as they are, so they are in the language of the movie information. */
export const wordsIn = (language: string): Words => {
  if (/^de\b/i.test(language)) return german
  return /^fr\b/i.test(language) ? french : english
}
