/** Layers of MPEG audio as their headers number them: containers call all of them MP3. */
const names: Readonly<Record<number, string>> = { 1: 'mp3', 2: 'mp2', 3: 'mp1' }
/** What a container may put before a frame. */
const looked = 4096

/** ffmpeg's name of the layer of MPEG audio, by a frame; null if there is none. */
export const layerIn = (data: Uint8Array): string | null => {
  const last = Math.min(data.length - 4, looked)
  for (let at = 0; at <= last; at++) {
    const name = isHeader(data, at) ? names[((data[at + 1] ?? 0) >> 1) & 3] : undefined
    if (name) return name
  }
  return null
}

/** A frame begins with eleven bits, and no header has a version, a bit rate, or a sample rate that does not exist. */
const isHeader = (data: Uint8Array, at: number): boolean => {
  const [sync = 0, kind = 0, rates = 0] = data.subarray(at, at + 3)
  return sync === 0xff && kind >= 0xe0 && (kind & 0x18) !== 0x08 && rates < 0xf0 && (rates & 0x0c) !== 0x0c
}
