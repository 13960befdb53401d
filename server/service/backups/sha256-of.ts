import { createReadStream } from 'node:fs'

export const sha256Of = async (path: string): Promise<string> => {
  const hash = new Bun.CryptoHasher('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
