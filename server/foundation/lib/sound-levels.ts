/** The loudness of sound: one number for each fiftieth of a second. */
export const framesPerSecond = 50
/** How many steps of a level make one decibel. */
export const stepsPerDecibel = 2
/** The level 0, in decibels of full scale. */
export const quietest = -100

/** The levels of samples of 16 bits, as they come in pieces of any length. */
export const createSoundLevels = (samplesPerSecond: number) => {
  const bytesPerFrame = (2 * samplesPerSecond) / framesPerSecond
  const done: Uint8Array[] = []
  let rest = new Uint8Array()
  let frames = 0
  return {
    add(piece: Uint8Array): void {
      const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : Buffer.from(piece.buffer, piece.byteOffset, piece.length)
      const whole = Math.floor(bytes.length / bytesPerFrame)
      const levels = new Uint8Array(whole)
      for (let frame = 0; frame < whole; frame++) levels[frame] = levelOf(bytes, frame * bytesPerFrame, bytesPerFrame)
      rest = Uint8Array.from(bytes.subarray(whole * bytesPerFrame))
      done.push(levels)
      frames += whole
    },
    seconds: (): number => frames / framesPerSecond,
    levels: (): Uint8Array => new Uint8Array(Buffer.concat(done)),
  }
}

const levelOf = (bytes: Buffer, at: number, length: number): number => {
  let sum = 0
  for (let byte = at; byte < at + length; byte += 2) sum += bytes.readInt16LE(byte) ** 2
  const decibels = 10 * Math.log10((2 * sum) / length / 32_768 ** 2)
  return Math.min(255, Math.max(0, Math.round((decibels - quietest) * stepsPerDecibel)))
}
