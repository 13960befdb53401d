/** From best to worst: direct, remuxed, with converted audio, converted, not at all. */
export const playMethods = ['direct', 'remux', 'remux_audio', 'transcode', 'not_playable'] as const
export type PlayMethod = (typeof playMethods)[number]
