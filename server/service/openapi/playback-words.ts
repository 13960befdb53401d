/** Like `field-words.ts`, for playback. */
export const playbackFieldWords: Readonly<Record<string, string>> = {
  person_id: 'Id at the metadata provider',
  values: 'What the text is about, for clients that say it in their own words',
  mime: 'Media type of `url`, with codecs; null if not playable',
  duration_seconds: 'Running time in seconds; null when it is not known',
  audio_tracks: 'The audio tracks of the file, in its order',
  subtitle_tracks: 'The subtitles inside the file and next to it',
  codec: 'Name of the codec',
  codec_string: 'Codec and level as a codec string; null if unknown',
  channels: 'Number of channels; null if unknown',
  'audio_tracks.default': 'Whether the file marks it as the one to play',
  'subtitle_tracks.default': 'Whether the file marks it as the one to show',
  'subtitle_tracks.source': 'Whether it is inside the file or a file beside it',
  forced: 'Whether it only covers dialogue in foreign languages',
  hearing_impaired: 'Whether it also describes sounds, for people who are hard of hearing',
  chapters: 'The chapters of the file',
  start_seconds: 'Start in seconds',
  video: 'The video; null if the file could not be read',
  width: 'Width in pixels',
  height: 'Height in pixels',
  frame_rate: 'Frames per second; null if unknown',
  container: 'The file format that holds the tracks',
  play_id: 'The `id` from prepare',
}

export const playbackParameterWords: Readonly<Record<string, string>> = {
  signature: 'Signature for this file, as in the `url` of prepare',
  track: 'Number of the audio track',
  segment: 'Name of the segment in the playlist',
}

const streamWords = {
  playMaster: 'Names the playlists of the video and of every audio track.',
  playVideo: 'Names every segment of the video.',
  playVideoInit: 'Required by the decoder before the first segment.',
  playVideoSegment: 'Created on request.',
  playAudio: 'Names every segment of the track.',
  playAudioInit: 'Required by the decoder before the first segment.',
  playAudioSegment: 'Created on request.',
}

/** The same streams exist under other paths too. */
const ofDownloads = Object.entries(streamWords).map(([name, words]) => [`${name}Download`, words])
export const playbackOperationWords: Readonly<Record<string, string>> = { ...streamWords, ...Object.fromEntries(ofDownloads) }
