/** Our kinds of HDR in the words of the dialect. */
const ranges: Readonly<Record<string, string>> = {
  none: 'SDR',
  dolby_vision_sdr: 'DOVIWithSDR',
  hdr10: 'HDR10',
  hdr10_plus: 'HDR10Plus',
  hlg10: 'HLG',
  pq10: 'HDR10',
  dolby_vision: 'DOVI',
  dolby_vision_hdr10: 'DOVIWithHDR10',
  dolby_vision_hlg: 'DOVIWithHLG',
  dolby_vision_hdr10_plus: 'DOVIWithHDR10Plus',
}

export const rangeOf = (hdr: string): string => ranges[hdr] ?? 'HDR10'
