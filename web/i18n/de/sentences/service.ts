import type { sentences } from '#server/service/sentences'
import type { Words } from '../../catalog'

export const service: Words<typeof sentences> = {
  movie_id_needed: 'wird für einen Film gebraucht',
  folder_opens_here_only: 'Ordner öffnen geht nur im Browser auf dem Computer, auf dem Marquee läuft',
  no_display: 'Marquee hat keinen Bildschirm, um einen Ordner zu zeigen',
  cannot_stop_itself: 'Marquee kann sich hier nicht selbst beenden',
  no_autostart: 'Auf diesem Computer startet nichts Programme bei der Anmeldung',
  samples_need_empty_library: 'Beispielfilme gibt es nur, solange die Bibliothek leer ist; deine hat Filme',
  no_samples: 'Hier gibt es keine Beispielfilme',
  not_in_samples: 'Das geht in deiner eigenen Bibliothek, nicht bei den Beispielfilmen',
  demo_not_restarted: 'Die Vorführung lässt sich nicht neu starten; bitte beenden und wieder starten',
  start_decided_elsewhere: 'Ob Marquee mit dem Computer startet, entscheidet, wer es startet',
  start_not_changed: 'Der Start mit dem Computer ließ sich nicht ändern: {error}',
}
