export const containerTypes = { mp4: 'video/mp4', webm: 'video/webm', matroska: 'video/x-matroska' } as const

/** The highest common level of each profile; support for it implies the lower ones. */
export const videoCodecs = [
  'avc1.42E01E',
  'avc1.4D4028',
  'avc1.640028',
  'avc1.640033',
  'avc1.640034',
  'avc1.6E0033',
  'hvc1.1.6.L153.B0',
  'hvc1.2.4.L153.B0',
  'hev1.1.6.L153.B0',
  'hev1.2.4.L153.B0',
  'av01.0.12M.08',
  'av01.0.13M.10',
  'vp8',
  'vp09.00.51.08',
  'vp09.02.51.10',
]
export const audioCodecs = ['mp4a.40.2', 'mp4a.40.5', 'mp3', 'opus', 'vorbis', 'flac', 'ac-3', 'ec-3', 'dtsc', 'mlpa']
