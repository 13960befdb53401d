import type { sentences } from '#server/service/program/sentences'
import type { Words } from '../../catalog'

export const service: Words<typeof sentences> = {
  movie_id_needed: 'wird für einen Film gebraucht',
  folder_opens_here_only: 'Ordner kann nur ein Browser auf dem Computer öffnen, auf dem Marquee läuft',
  no_display: 'Marquee hat keinen Bildschirm, um einen Ordner anzuzeigen',
  cannot_stop_itself: 'Marquee kann sich hier nicht selbst beenden',
  no_autostart: 'Auf diesem Computer gibt es keinen Autostart bei der Anmeldung',
  samples_need_empty_library: 'Beispielfilme gibt es nur, solange die Bibliothek leer ist; deine enthält Filme',
  no_samples: 'Hier gibt es keine Beispielfilme',
  demo_not_restarted: 'Die Demo kann nicht neu gestartet werden; beende sie und starte sie erneut',
  start_decided_elsewhere: 'Ein anderes Programm startet Marquee und bestimmt, ob es mit dem Computer startet',
  start_not_changed: 'Der Start mit dem Computer konnte nicht geändert werden: {error}',
}
