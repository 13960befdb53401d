/** Like `field-words.ts`, for playback. */
export const playbackFieldWords: Readonly<Record<string, string>> = {
  'Event Prepared PreparedDownload ScreenPlay playing.duration_seconds': 'Running time in seconds; null when it is not known',
  'Prepared PreparedDownload.audio_tracks': 'The audio tracks of the file, in its order',
  'Prepared PreparedDownload.subtitle_tracks': 'The subtitles inside the file and next to it',
  'audio_tracks speed subtitle_tracks video.codec': 'Name of the codec',
  'audio_tracks.channels': 'Number of channels; null if unknown',
  'audio_tracks.default': 'Whether the file marks it as the one to play',
  'subtitle_tracks.default': 'Whether the file marks it as the one to show',
  'subtitle_tracks.source': 'Whether it is inside the file or a file beside it',
  'subtitle_tracks.forced': 'Whether it only covers dialogue in foreign languages',
  'subtitle_tracks.hearing_impaired': 'Whether it also describes sounds, for people who are hard of hearing',
  'Prepared PreparedDownload.chapters': 'The chapters of the file',
  'PlayOnScreenRequest chapters.start_seconds': 'Start in seconds',
  'Prepared PreparedDownload.video': 'The video; null if the file could not be read',
  'video.width': 'Width in pixels',
  'video.height': 'Height in pixels',
  'video.frame_rate': 'Frames per second; null if unknown',
  'Prepared PreparedDownload.container': 'The file format that holds the tracks',
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
