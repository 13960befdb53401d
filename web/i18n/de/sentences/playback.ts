import type { sentences } from '#server/playback/sentences'
import type { Words } from '../../catalogue'

export const playback: Words<typeof sentences> = {
  container_not_supported: 'Dieser Browser öffnet keine {container}-Dateien',
  video_not_supported: 'Dieser Browser spielt kein {codec:codec}-Video ab',
  dolby_vision_not_supported: 'Dieses Dolby-Vision-Bild hat keine Ebene, die andere Player zeigen könnten',
  larger_than_wished: 'Das Bild hat {height} Zeilen, mehr als die gewünschten {max_height}',
  audio_not_supported: 'Dieser Browser spielt keinen {codec:codec}-Ton ab',
  several_audio_tracks: {
    one: 'Ein Browser kann die Tonspur einer Datei nicht wählen',
    other: 'Ein Browser kann zwischen den {count:number} Tonspuren einer Datei nicht wählen',
  },
  hls_not_supported: 'Dieser Browser spielt keine Streams ab',
  needs_media_tool: 'Um {codec:codec} umzuwandeln, braucht es ffmpeg, und das ist nicht installiert',
  container_needs_media_tool:
    'Um diese Art von Datei umzuwandeln, braucht es ffmpeg, und das ist nicht installiert; ein anderer Player kann sie öffnen',
  transcoding_off: 'Das Umwandeln ist in den Einstellungen ausgeschaltet',
  nothing_left: 'Die Datei ließ sich hier auf keine Weise abspielen',
  nothing_to_play: 'Die Datei hat weder Bild noch Ton',
  file_empty: 'Die Datei ist leer',
  file_unreadable: 'Die Datei ist beschädigt oder kein Video',
  file_busy: 'Die Datei ließ sich gerade nicht lesen',
  file_truncated: 'Das Ende der Datei fehlt ({missing_bytes:size})',
  no_audio: 'Es wird nichts zu hören sein: Für {codec:codec}-Ton braucht es ffmpeg',
  audio_needs_media_tool: 'Für Tonspur {track:place} ({codec:codec}) braucht es ffmpeg',
  no_subtitles: 'Untertitel {track:place} lassen sich hier nicht zeigen',
  hdr_lost: 'Das Bild wird ohne HDR gezeigt, mit normalem Kontrastumfang',
}
