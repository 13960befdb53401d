import type { sentences } from '#server/tracker/sentences'
import type { Words } from '../../catalog'

export const tracker: Words<typeof sentences> = {
  tracker_connected_already: 'Der Dienst für den Sehverlauf ist schon verbunden, als {username}: bitte erst trennen',
  tracker_not_connected: 'Der Dienst für den Sehverlauf ist nicht verbunden',
  tracker_to_connect: '{party:word} ist nicht verbunden: bitte unter Einstellungen, Sehverlauf verbinden',
  tracker_to_reconnect: '{party:word} muss neu verbunden werden: siehe Einstellungen, Sehverlauf',
  tracker_takes_no_ratings: '{party:word} nimmt Bewertungen nicht an: {why:said}',
  tracker_accepts_us: 'Er antwortet und nimmt die Client-ID an',
  tracker_takes_no_plays: '{party:word} nimmt Gesehenes nicht an: {why:said}',
}
