import type { sentences } from '#server/library/media/sentences'
import type { Words } from '../../catalog'

export const media: Words<typeof sentences> = {
  part_not_converted: 'ffmpeg konnte diesen Teil der Datei nicht umwandeln',
  part_not_wanted: 'Der Player hat inzwischen etwas anderes angefordert',
  file_damaged_here: 'Die Datei ist hier beschädigt',
  subtitle_too_small: 'Die Datei des Dienstes ist zu klein für Untertitel',
  subtitle_unreadable: 'Die Datei des Dienstes kann nicht als Untertitel gelesen werden',
  subtitle_of_other_movie: 'Diese Untertitel gehen nach dem Ende des Films weiter; sie gehören zu einem anderen',
  subtitles_unreadable: 'Diese Untertitel können nicht gelesen werden',
  hardware_elsewhere: 'Dieses Betriebssystem hat das nicht',
  hardware_not_built: 'Dieses ffmpeg wurde ohne {encoder} gebaut',
  hardware_no_device: '{path} gibt es auf diesem Computer nicht',
  hardware_said: 'ffmpeg ist gescheitert: {said:said}',
  hardware_silent: 'Vier Sekunden lang kam keine Antwort',
  hardware_wrote_garbage: 'Das erzeugte Video ist nicht abspielbar',
  hardware_off: 'Hardware ist in den Einstellungen ausgeschaltet',
  hardware_not_found: 'Es wurde keine Hardware gefunden, die ffmpeg nutzen kann',
  hardware_needs_ffmpeg: 'Zum Umwandeln von Video ist ffmpeg nötig, und das ist nicht installiert',
  speed_not_measured: 'ffmpeg konnte den Film für die Messung nicht erzeugen',
}
