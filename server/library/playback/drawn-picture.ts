import { attempt } from '#server/foundation/lib/attempt'
import { say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import { sentences } from './sentences'

const width = 240
/** The maximum width and height that is decoded at all. */
const largest = 480
const quality = 72

/**
 * Decodes and re-encodes a picture that a browser drew, so nothing but a picture is ever stored or served. Throws Invalid if it is not a
 * JPEG or too large; `number` counts from 0.
 */
export const drawnPicture = async (bytes: Uint8Array, number: number): Promise<Uint8Array> => {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
  const made = isJpeg && (await attempt(() => reencode(bytes)))
  if (made === false || !made.ok) throw new Invalid(say(sentences, 'preview_unreadable', { number }), `pictures.${number}`)
  return made.value
}

const reencode = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const picture = new Bun.Image(bytes, { maxPixels: largest * largest })
  return new Uint8Array(await picture.resize(width, largest, { fit: 'inside', withoutEnlargement: true }).jpeg({ quality }).bytes())
}
