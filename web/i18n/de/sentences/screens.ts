import type { sentences } from '#server/connections/screens/sentences'
import type { Words } from '../../catalog'

export const screens: Words<typeof sentences> = {
  screens_off: 'Das Abspielen auf Fernsehern ist aus: schalte es unter Einstellungen → Zugang → Verbindungen → Apps ein',
  screens_out_of_reach:
    'Marquee antwortet nur Programmen auf diesem Computer, also kann kein Fernseher davon abspielen. Lass es unter Einstellungen → System → Server auf allen Adressen lauschen',
  screen_gone: '{name} antwortet nicht mehr',
  screen_idle: '{name} spielt nichts von Marquee ab',
  screen_refuses: '{name} lehnt ab: {what}',
  not_playable_here: '{name} kann das nicht abspielen: {why:said}',
  screen_plays_no_container: 'Fernseher dieser Art öffnen keine {container}-Dateien',
  screen_plays_no_video: 'Fernseher dieser Art spielen kein {codec:codec}-Video ab',
  screen_plays_no_audio: 'Fernseher dieser Art spielen keinen {codec:codec}-Ton ab',
  screen_takes_whole_files: 'Er spielt Dateien nur so ab, wie sie sind, und diese müsste umgewandelt werden',
  screen_chooses_audio: 'Er wählt die Tonspur selbst',
}
