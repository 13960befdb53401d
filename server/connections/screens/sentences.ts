/** Playing on screens in the house. */
export const sentences = {
  screens_off: 'Playing on TVs is off: turn it on under Settings → Access → Connections → Apps',
  screens_out_of_reach:
    'Marquee only accepts connections from this computer, so no TV can play from it. Let it listen on all addresses under Settings → System → Server',
  screen_gone: '{name} is no longer responding',
  screen_idle: '{name} plays nothing from Marquee',
  screen_refuses: '{name} refuses: {what}',
  not_playable_here: '{name} cannot play this: {why:said}',
  screen_plays_no_container: 'TVs of its kind do not play {container} files',
  screen_plays_no_video: 'TVs of its kind do not play {codec:codec} video',
  screen_plays_no_audio: 'TVs of its kind do not play {codec:codec} audio',
  screen_takes_whole_files: 'It only plays files as they are, and this one would have to be converted',
  screen_chooses_audio: 'It chooses the audio track itself',
} as const
