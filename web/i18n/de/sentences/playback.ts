import type { sentences } from '#server/playback/sentences'
import type { Words } from '../../catalog'

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
  sound_when_complete: 'Es ist noch nichts zu hören: {codec:codec}-Ton wird umgewandelt, wenn der Download fertig ist',
  subtitles_when_complete: 'Die Untertitel in der Datei lassen sich zeigen, wenn der Download fertig ist',
  may_pause: 'Der Film kommt langsamer an, als er abläuft; er hält also an, um auf den Download zu warten',
  watched_when_complete: 'Er lässt sich hier ansehen, wenn der Download fertig ist',
  needs_whole_file: 'Diese Datei lässt sich nur als Ganzes lesen, also erst ansehen, wenn der Download fertig ist',
  not_downloaded_yet: 'Der nächste Teil des Films ist noch nicht heruntergeladen',
  download_not_begun: 'Der Download hat noch nicht begonnen',
  download_paused: 'Der Download ist angehalten; setze ihn fort, um den Film anzusehen',
  download_is_over: 'Der Download ist zu Ende, und der Film ist nicht in der Bibliothek',
  download_elsewhere: '{client} sagt nicht, welche Teile angekommen sind; der Film lässt sich ansehen, wenn der Download fertig ist',
  previews_not_wanted:
    'Diese Datei braucht keine Vorschaubilder aus einem Browser: Sie hat welche, ffmpeg macht sie, oder es gibt zu wenig zu zeigen',
  previews_of_each_part: {
    one: 'muss ein Bild enthalten',
    other: 'muss {count:number} Bilder enthalten, eines aus jedem Teil des Films',
  },
  preview_unreadable: 'Bild {number:place} ist kein JPEG von höchstens 480 mal 480 Pixeln',
  hdr_lost: 'Das Bild wird ohne HDR gezeigt, mit normalem Kontrastumfang',
}
