import type { sentences } from '#server/connections/tracker/sentences'
import type { Words } from '../../catalog'

export const tracker: Words<typeof sentences> = {
  tracker_connected_already: 'Der Tracking-Dienst ist schon als {username} verbunden: Trenne ihn zuerst',
  tracker_not_connected: 'Der Tracking-Dienst ist nicht verbunden',
  tracker_to_connect: '{party:word} ist nicht verbunden: Verbinde ihn unter Einstellungen → Wiedergabe → Tracking',
  tracker_to_reconnect: '{party:word} muss erneut verbunden werden: siehe Einstellungen → Wiedergabe → Tracking',
  tracker_takes_no_ratings: '{party:word} nimmt keine Bewertungen an: {why:said}',
  tracker_accepts_us: 'Antwortet und akzeptiert die Client-ID',
  tracker_takes_no_plays: '{party:word} nimmt keine gesehenen Filme an: {why:said}',
}
