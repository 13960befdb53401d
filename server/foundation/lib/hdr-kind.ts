/** HDR formats. The suffix of `dolby_vision_*` is the layer that other players fall back to. */
export const hdrKinds = [
  'none',
  'pq10',
  'hdr10',
  'hdr10_plus',
  'hlg10',
  'dolby_vision',
  'dolby_vision_sdr',
  'dolby_vision_hlg',
  'dolby_vision_hdr10',
  'dolby_vision_hdr10_plus',
] as const
export type HdrKind = (typeof hdrKinds)[number]

export type Colors = {
  readonly bit_depth: number | null
  readonly primaries: string | null
  readonly transfer: string | null
  /** Types of the side data in the stream and its first frame. */
  readonly side_data: readonly string[]
  readonly dolby_vision_compatibility: number | null
}

/** Determines the HDR format from the colors that the media tool reports. */
export const hdrKind = (colors: Colors): HdrKind => {
  if ((colors.bit_depth ?? 8) < 10) return 'none'
  const has = (kind: string) => colors.side_data.some((each) => each.toLowerCase().includes(kind))
  const plus = has('smpte2094-40')
  if (has('dovi configuration') || has('dolby vision')) return dolbyVision(colors.dolby_vision_compatibility, plus)
  if (colors.primaries !== 'bt2020') return 'none'
  if (colors.transfer === 'arib-std-b67') return 'hlg10'
  if (colors.transfer !== 'smpte2084') return 'none'
  if (plus) return 'hdr10_plus'
  return has('mastering display') || has('content light level') ? 'hdr10' : 'pq10'
}

const dolbyVision = (compatibility: number | null, plus: boolean): HdrKind => {
  if (compatibility === 1 || compatibility === 6) return plus ? 'dolby_vision_hdr10_plus' : 'dolby_vision_hdr10'
  if (compatibility === 2) return 'dolby_vision_sdr'
  return compatibility === 4 ? 'dolby_vision_hlg' : 'dolby_vision'
}
