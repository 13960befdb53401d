/** Like `field-words.ts`, for playback. */
export const playbackFieldWords: Readonly<Record<string, string>> = {
  person_id: 'Id at the metadata provider',
  values: 'What the text is about, for clients that say it in their own words',
  mime: 'Media type of `url`, with its codecs; null when it is not playable',
  duration_seconds: 'Running time in seconds; null when it is not known',
  audio_tracks: 'The audio tracks of the file, in its order',
  subtitle_tracks: 'The subtitles inside the file and beside it',
  codec: 'Name of the codec',
  codec_string: 'Codec and level as browsers write them; null when it is not known',
  channels: 'How many channels; null when it is not known',
  'audio_tracks.default': 'Whether the file marks it as the one to play',
  'subtitle_tracks.default': 'Whether the file marks it as the one to show',
  'subtitle_tracks.source': 'Whether it is inside the file or a file beside it',
  forced: 'Whether it only translates what is foreign in the movie',
  hearing_impaired: 'Whether it also describes sounds, for people who are hard of hearing',
  chapters: 'The chapters of the file',
  start_seconds: 'Where it begins, in seconds',
  video: 'The picture; null when the file could not be read',
  width: 'Width in pixels',
  height: 'Height in pixels',
  frame_rate: 'Pictures a second; null when it is not known',
  container: 'The file format that holds the tracks',
  play_id: 'The `id` that prepare answered with',
}

export const playbackParameterWords: Readonly<Record<string, string>> = {
  signature: 'Permission for this file, as in the `url` of prepare',
  track: 'Number of the audio track',
  segment: 'Name of the segment in the playlist',
}

const streamWords = {
  playMaster: 'Names the playlists of the video and of every audio track.',
  playVideo: 'Names every segment of the video.',
  playVideoInit: 'What a decoder needs before the first segment.',
  playVideoSegment: 'Made when it is asked for.',
  playAudio: 'Names every segment of the track.',
  playAudioInit: 'What a decoder needs before the first segment.',
  playAudioSegment: 'Made when it is asked for.',
}

/** The same streams exist under other paths too. */
const ofDownloads = Object.entries(streamWords).map(([name, words]) => [`${name}Download`, words])
export const playbackOperationWords: Readonly<Record<string, string>> = { ...streamWords, ...Object.fromEntries(ofDownloads) }
