import { qualityOfExtension } from './extension'
import { qualityOf } from './quality'
import type { Modifier, ParsedRelease, Resolution, Source } from './release'
import type { Token } from './tokens'
import type { SourceMark, Word } from './word'

export type QualityFacts = Pick<ParsedRelease, 'source' | 'resolution' | 'modifier' | 'quality' | 'quality_from'>

/** Everything the description says about the picture, collected before any conclusion. */
type Evidence = {
  mark: SourceMark | undefined
  markIsFirm: boolean
  /** The mark is alone in square brackets. */
  alone: boolean
  resolution: Resolution | undefined
  likely: Resolution | undefined
  modifier: Modifier | undefined
  disc: 'sure' | 'hint' | undefined
  video: string | undefined
  encoded: boolean
  disqualified: boolean
  german: boolean
  highPdtv: boolean
}

type Conclusion = { source: Source; resolution: Resolution; modifier: Modifier }

/** Source, resolution and modifier of the words in `described`; gaps are filled by the extension or by convention. */
export const readQuality = (described: readonly Token[], extension: string): QualityFacts => {
  const evidence = gather(described, extension)
  const byExtension = qualityOfExtension(extension)
  const concluded = conclude(evidence) ?? withoutSource(evidence, byExtension)
  const quality = qualityOf(concluded)
  const fromExtension = extension !== '' && byExtension.source !== 'unknown' ? 'extension' : 'unknown'
  const named = evidence.mark !== undefined || evidence.modifier === 'remux' || evidence.modifier === 'rawhd'
  return {
    source: quality.source === 'unknown' ? concluded.source : quality.source,
    resolution: quality.name === 'TELESYNC' ? concluded.resolution : quality.resolution,
    modifier: quality.modifier,
    quality: quality.name,
    quality_from: {
      source: named ? 'name' : fromExtension,
      resolution: evidence.resolution ? 'name' : named ? 'unknown' : fromExtension,
    },
  }
}

const gather = (described: readonly Token[], extension: string): Evidence => {
  const evidence: Evidence = {
    mark: undefined,
    markIsFirm: false,
    alone: false,
    resolution: undefined,
    likely: undefined,
    modifier: undefined,
    disc: extension === 'iso' || extension === 'img' ? 'hint' : undefined,
    video: undefined,
    encoded: false,
    disqualified: extension === 'mkv' || extension === 'mp4' || extension === 'avi',
    german: false,
    highPdtv: false,
  }
  for (let i = 0; i < described.length; i++) {
    const { word, text } = described[i]!
    if (!word || (word.written === 'CAPITALS' && text !== text.toUpperCase())) continue
    if (word.source) weighSource(evidence, described, i)
    weighPicture(evidence, word)
    weighHints(evidence, described, i)
  }
  evidence.resolution ??= evidence.likely
  return evidence
}

const weighPicture = (evidence: Evidence, word: Word) => {
  if (word.resolution) evidence.resolution = word.resolution
  if (word.likely) evidence.likely = word.likely
  if (word.modifier) evidence.modifier = word.modifier
  if (word.disc && evidence.disc !== 'sure') evidence.disc = word.disc
  if (word.video && evidence.video !== 'h264') evidence.video = word.video
  if (word.encoded) evidence.encoded = true
}

const weighHints = (evidence: Evidence, described: readonly Token[], at: number) => {
  const { word, lower, bracket } = described[at]!
  if (word?.languages?.[0] === 'German') evidence.german = true
  if (disqualifying.has(lower) || (lower === 'bd' && bracket !== '')) evidence.disqualified = true
  if (lower === 'hr' && described[at + 1]?.lower === 'ws') evidence.highPdtv = true
}

/** Marks of an encode, like "[BD 1080p HEVC]": a full disc never has these. */
const disqualifying = new Set(['mkv', 'mp4', '10bit', 'hi10p', 'aac', 'opus', 'mkvonly', '8bit'])

/** The last firm mark counts, else the last of all, because episode titles may contain others. A screener stays one whatever its source. */
const weighSource = (evidence: Evidence, described: readonly Token[], at: number) => {
  const { word, gap, text, lower } = described[at]!
  if (!word?.source || (evidence.markIsFirm && !word.firm) || (evidence.mark === 'screener' && copied.has(word.source))) return
  evidence.mark = word.source
  evidence.markIsFirm = word.firm === true
  evidence.alone =
    (word.source === 'hdtv' && text.length > lower.length) || (gap.endsWith('[') && (described[at + 1]?.gap.startsWith(']') ?? true))
}

const copied = new Set<SourceMark>(['dvd', 'bluray', 'webdl'])

const conclude = (evidence: Evidence): Conclusion | undefined => {
  const { mark } = evidence
  if (evidence.modifier === 'rawhd') return { source: 'tv', resolution: 1080, modifier: 'rawhd' }
  if (mark !== undefined) return sourceRules[mark](evidence)
  if (evidence.disc === 'sure') return disc
  return evidence.modifier === 'remux' ? bluray(evidence) : undefined
}

const disc: Conclusion = { source: 'bluray', resolution: 1080, modifier: 'brdisk' }

const plain =
  (source: Source) =>
  ({ resolution }: Evidence): Conclusion => ({ source, resolution: resolution ?? 0, modifier: 'none' })
const dvdOf = (modifier: Modifier) => (): Conclusion => ({ source: 'dvd', resolution: 480, modifier })

const sd = (resolution: Resolution | undefined): Resolution => (resolution === 576 ? 480 : (resolution ?? 480))

const tv = ({ resolution, video, encoded, alone }: Evidence): Conclusion => {
  if (video === 'mpeg2' && !encoded) return { source: 'tv', resolution: 1080, modifier: 'rawhd' }
  return { source: 'tv', resolution: resolution ? sd(resolution) : alone ? 720 : 480, modifier: 'none' }
}

const web =
  (source: 'webdl' | 'webrip') =>
  ({ resolution, alone }: Evidence): Conclusion => ({
    source,
    resolution: resolution ? sd(resolution) : alone ? 720 : 480,
    modifier: 'none',
  })

const bluray = (evidence: Evidence): Conclusion => {
  const { resolution, modifier, video, encoded, german } = evidence
  if (isDisc(evidence)) return disc
  const remux =
    modifier === 'remux' ||
    (german && !encoded && !evidence.disqualified && isDiscCodec(video) && !(video === 'h265' && resolution === 1080))
  if (video === 'xvid' || video === 'divx') return { source: 'bluray', resolution: 480, modifier: 'none' }
  const lines = resolution ?? (remux ? 1080 : 720)
  return { source: 'bluray', resolution: lines, modifier: remux && lines >= 1080 ? 'remux' : 'none' }
}

const rip = (evidence: Evidence): Conclusion =>
  bluray({ ...evidence, resolution: evidence.resolution ?? 480, disqualified: true, modifier: 'none', german: false })

/** A disc's codec under its disc name, and no sign of an encode. */
const isDisc = ({ disc: sign, modifier, encoded, disqualified, video, resolution, german }: Evidence) => {
  if (modifier === 'remux' || encoded || disqualified || resolution === 720) return false
  if (sign === 'sure' || sign === 'hint') return true
  return !german && isDiscCodec(video) && !(video === 'h265' && resolution === 1080)
}

const isDiscCodec = (video: string | undefined) =>
  video === 'h264' || video === 'h265' || video === 'vc1' || video === 'mvc' || video === 'mpeg2'

const sourceRules: Record<SourceMark, (evidence: Evidence) => Conclusion> = {
  cam: plain('cam'),
  telesync: plain('telesync'),
  telecine: plain('telecine'),
  workprint: plain('workprint'),
  screener: dvdOf('screener'),
  regional: dvdOf('regional'),
  dvdr: dvdOf('remux'),
  dvd: ({ modifier, resolution }) => ({
    source: 'dvd',
    resolution: modifier === 'remux' ? 480 : (resolution ?? 0),
    modifier: modifier === 'remux' ? 'remux' : 'none',
  }),
  hddvd: bluray,
  tv,
  hdtv: tv,
  sdtv: (evidence) => tv({ ...evidence, resolution: evidence.resolution ?? (evidence.highPdtv ? 720 : 480) }),
  webdl: web('webdl'),
  webrip: web('webrip'),
  bluray,
  bdrip: rip,
}

/** A resolution alone means television, or web in a Matroska file; an encode without a source is standard television. */
const withoutSource = ({ resolution, encoded, video }: Evidence, byExtension: Pick<Conclusion, 'source' | 'resolution'>): Conclusion => {
  if (resolution) return { source: byExtension.source === 'unknown' ? 'tv' : byExtension.source, resolution, modifier: 'none' }
  if (byExtension.source !== 'unknown') return { ...byExtension, modifier: 'none' }
  return encoded && (video === 'h264' || video === 'xvid' || video === 'divx')
    ? { source: 'tv', resolution: 480, modifier: 'none' }
    : { source: 'unknown', resolution: 0, modifier: 'none' }
}
