import type { sentences } from '#server/library/playback/sentences'
import type { Words } from '../../catalog'

export const playback: Words<typeof sentences> = {
  container_not_supported: 'Dieser Browser öffnet keine {container}-Dateien',
  times_begin_late: 'Die Zeiten in der Datei beginnen nicht bei null',
  video_not_supported: 'Dieser Browser spielt kein {codec:codec}-Video ab',
  dolby_vision_not_supported: 'Dieses Dolby-Vision-Bild hat keine Ebene, die andere Player zeigen könnten',
  larger_than_wished: 'Das Bild hat {height} Zeilen, mehr als die gewünschten {max_height}',
  audio_not_supported: 'Dieser Browser spielt keinen {codec:codec}-Ton ab',
  several_audio_tracks: {
    one: 'Ein Browser kann die Tonspur einer Datei nicht wählen',
    other: 'Ein Browser kann zwischen den {count:number} Tonspuren einer Datei nicht wählen',
  },
  hls_not_supported: 'Dieser Browser kann keinen umgewandelten Stream abspielen',
  needs_media_tool:
    'Um {codec:codec} umzuwandeln, ist ffmpeg nötig, und das ist nicht installiert; ein anderer Player kann die Datei öffnen',
  container_needs_media_tool:
    'Um diese Art von Datei umzuwandeln, ist ffmpeg nötig, und das ist nicht installiert; ein anderer Player kann sie öffnen',
  transcoding_off: 'Das Umwandeln ist in den Einstellungen ausgeschaltet',
  nothing_left: 'Die Datei konnte hier auf keine Weise abgespielt werden; ein anderer Player kann sie öffnen',
  nothing_to_play: 'Die Datei hat weder Bild noch Ton',
  file_empty: 'Die Datei ist leer',
  file_unreadable: 'Die Datei kann nicht als Video gelesen werden; vielleicht ist sie beschädigt',
  file_busy: 'Die Datei konnte gerade nicht gelesen werden',
  file_truncated: 'Das Ende der Datei fehlt ({missing_bytes:size})',
  no_audio: 'Du wirst nichts hören: {codec:codec}-Ton braucht ffmpeg',
  audio_needs_media_tool: 'Tonspur {track:place} ({codec:codec}) braucht ffmpeg',
  audio_may_be_silent: 'Nicht jeder Browser spielt {codec:codec}-Ton ab; mit ffmpeg tun es alle',
  audio_left_out: {
    one: 'Eine weitere Tonspur ist von einer Art, die hier nicht abgespielt werden kann',
    other: '{count:number} weitere Tonspuren sind von Arten, die hier nicht abgespielt werden können',
  },
  no_subtitles: 'Untertitel {track:place} können hier nicht angezeigt werden',
  subtitles_burned_in: 'Die Untertitel werden ins Bild gezeichnet',
  burning_needs_media_tool: 'Um Untertitel {track:place} ins Bild zu zeichnen, ist ffmpeg nötig, und das ist nicht installiert',
  subtitles_not_burnable: 'Untertitel {track:place} sind von einer Art, die nicht ins Bild gezeichnet werden kann',
  text_not_burnable: 'Dieses ffmpeg kann nicht ins Bild schreiben: Es wurde ohne libass gebaut, oder der Computer hat keine Schriftart',
  sound_when_complete: 'Noch ohne Ton: {codec:codec} wird umgewandelt, wenn der Download fertig ist',
  subtitles_when_complete: 'Die Untertitel in der Datei können angezeigt werden, wenn der Download fertig ist',
  may_pause: 'Der Film wird langsamer geladen, als er läuft; er wird also anhalten, um auf den Download zu warten',
  watched_when_complete: 'Er kann hier angesehen werden, wenn der Download fertig ist',
  needs_whole_file: 'Diese Datei kann nur als Ganzes gelesen werden; du kannst sie ansehen, wenn der Download fertig ist',
  not_downloaded_yet: 'Der nächste Teil des Films ist noch nicht heruntergeladen',
  download_not_begun: 'Der Download hat noch nicht begonnen',
  download_paused: 'Der Download ist pausiert; setze ihn fort, um den Film anzusehen',
  download_is_over: 'Der Download ist beendet, und der Film ist nicht in der Bibliothek',
  download_elsewhere: '{client} sagt nicht, welche Teile schon da sind; du kannst den Film ansehen, wenn der Download fertig ist',
  previews_not_wanted:
    'Diese Datei braucht keine Vorschaubilder aus einem Browser: Sie hat schon welche, ffmpeg erstellt sie, oder es gibt zu wenig zu zeigen',
  previews_of_each_part: {
    one: 'muss ein Bild enthalten',
    other: 'muss {count:number} Bilder enthalten, eines aus jedem Teil des Films',
  },
  preview_unreadable: 'Bild {number:place} ist kein JPEG von höchstens 480 × 480 Pixeln',
  copy_without_picture: 'Die Datei hat kein Bild',
  hdr_lost: 'Das Bild wird von HDR in SDR umgewandelt',
}
