export type Segment = { readonly start: number; readonly end: number; readonly url: string }
/** One track of a stream: `type` as Media Source Extensions name it. */
export type Track = { readonly type: string; readonly init: string | null; readonly segments: readonly Segment[] }
type Rendition = { readonly url: string; readonly codecs: readonly string[]; readonly isPicture: boolean }

const tag = (line: string, name: string): string | undefined =>
  new RegExp(`[:,]${name}="?([^",]*(?:,[^",=]*)*)"?(?:,[A-Z-]+=|$)`).exec(line)?.[1]
const isAudio = (codec: string): boolean => /^(mp4a|ac-3|ec-3|opus|flac|mp3|vorbis|dts)/i.test(codec)
const below = (base: string, path: string): string => (/^(\/|\w+:)/.test(path) ? path : base.replace(/[^/]*(\?.*)?$/, path))

/** The video and the chosen audio of a playlist that lists both. */
export const renditionsOf = (master: string, base: string): Rendition[] => {
  const lines = master.split('\n')
  const at = lines.findIndex((line) => line.indexOf('#EXT-X-STREAM-INF') === 0)
  const variant = lines[at] ?? ''
  const codecs = (tag(variant, 'CODECS') ?? '').split(',').filter((codec) => codec !== '')
  const audio = lines.filter((line) => line.indexOf('#EXT-X-MEDIA') === 0 && tag(line, 'TYPE') === 'AUDIO')
  const chosen = audio.filter((line) => tag(line, 'DEFAULT') === 'YES')[0] ?? audio[0]
  const isPicture = tag(variant, 'RESOLUTION') !== undefined
  const own = codecs.filter((codec) => isAudio(codec) !== isPicture)
  const main = { url: below(base, (lines[at + 1] ?? '').trim()), codecs: own, isPicture }
  if (chosen === undefined) return [main]
  return [main, { url: below(base, tag(chosen, 'URI') ?? ''), codecs: codecs.filter(isAudio), isPicture: false }]
}

/** The segments of one track, with their times. MP3 comes without an initialization segment. */
export const trackOf = (playlist: string, { url, codecs, isPicture }: Rendition): Track => {
  const lines = playlist.split('\n')
  const map = lines.filter((line) => line.indexOf('#EXT-X-MAP') === 0)[0]
  const segments: Segment[] = []
  let start = 0
  lines.forEach((line, index) => {
    if (line.indexOf('#EXTINF:') !== 0) return
    const end = start + Number.parseFloat(line.slice(8))
    segments.push({ start, end, url: below(url, (lines[index + 1] ?? '').trim()) })
    start = end
  })
  const init = map === undefined ? null : below(url, tag(map, 'URI') ?? '')
  const type = init === null ? 'audio/mpeg' : `${isPicture ? 'video' : 'audio'}/mp4; codecs="${codecs.join(',') || 'mp4a.40.2'}"`
  return { type, init, segments }
}
