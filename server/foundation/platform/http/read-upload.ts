import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { say } from '#server/foundation/lib/sentence'
import { removeIfThere } from '#server/foundation/platform/durable-files'
import { BadRequest, PayloadTooLarge } from '#server/foundation/platform/errors'
import { sentences } from '#server/foundation/platform/sentences'
import { arriving } from './arriving'
import { boundaryOf, createSplitter, type Piece } from './multipart'

export type Upload = { path: string; filename: string; fields: ReadonlyMap<string, string> }
type Wanted = {
  field: string
  into: string
  limitBytes: number
  /** The longest text beside the file. */
  longestField?: number
}

const usualField = 1000

/**
 * Writes the one file of a multipart body to a new file named by us; the sender's name is only returned, as one line. Buffers at most one
 * chunk. Throws BadRequest or PayloadTooLarge, leaving no file.
 */
export const readUpload = async (request: Request, wanted: Wanted): Promise<Upload> => {
  if (Number(request.headers.get('content-length') ?? 0) > wanted.limitBytes) throw new PayloadTooLarge(wanted.limitBytes)
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(contentType) || !request.body) throw new BadRequest(say(sentences, 'multipart_needed'))
  const splitter = createSplitter(boundaryOf(contentType))
  mkdirSync(wanted.into, { recursive: true, mode: 0o700 })
  const receiver = createReceiver(wanted)
  try {
    for await (const chunk of arriving(request.body)) for (const piece of splitter.push(chunk)) await receiver.take(piece)
    if (!splitter.isWhole()) throw new BadRequest(say(sentences, 'multipart_cut_off'))
    return await receiver.done()
  } catch (error) {
    await receiver.drop()
    throw error
  }
}

type Part = { name: string; filename: string | null; text: string; file: FileHandle | null }

const createReceiver = ({ field, into, limitBytes, longestField = usualField }: Wanted) => {
  const path = join(into, `${randomUUID()}.upload`)
  const fields = new Map<string, string>()
  let part: Part | null = null
  let received: string | null = null
  let size = 0

  const begin = async (headers: string) => {
    const { name, filename } = namesIn(headers)
    const isFile = name === field
    if (isFile && received !== null) throw new BadRequest(say(sentences, 'one_upload_only', { field }))
    if (isFile) received = filename ?? 'the upload'
    part = { name, filename, text: '', file: isFile ? await open(path, 'wx', 0o600) : null }
  }

  const add = async (current: Part, bytes: Buffer) => {
    size += bytes.length
    if (size > limitBytes) throw new PayloadTooLarge(limitBytes)
    if (current.file) await writeAll(current.file, bytes)
    else {
      current.text += bytes.toString('utf8')
      if (current.text.length > longestField) throw new BadRequest(say(sentences, 'upload_field_too_long', { name: oneLine(current.name) }))
    }
  }

  const end = async (current: Part) => {
    part = null
    if (current.file) await current.file.close()
    else fields.set(current.name, current.text)
  }

  return {
    async take(piece: Piece): Promise<void> {
      if (piece.kind === 'part') await begin(piece.headers)
      else if (part && piece.kind === 'data') await add(part, piece.bytes)
      else if (part && piece.kind === 'part_end') await end(part)
    },
    async done(): Promise<Upload> {
      if (received === null) throw new BadRequest(say(sentences, 'upload_missing', { field }))
      return { path, filename: oneLine(received), fields }
    },
    async drop(): Promise<void> {
      await part?.file?.close()
      removeIfThere(path)
    },
  }
}

const namesIn = (headers: string): { name: string; filename: string | null } => {
  const line = headers.split('\r\n').find((each) => /^content-disposition\s*:/i.test(each)) ?? ''
  const name = /;\s*name="([^"]*)"/i.exec(line)?.[1]
  if (name === undefined) throw new BadRequest(say(sentences, 'multipart_part_unnamed'))
  return { name, filename: /;\s*filename="([^"]*)"/i.exec(line)?.[1] ?? null }
}

/** Safe to show in a message. */
const oneLine = (name: string): string => (name.split(/[\\/]/).at(-1) ?? '').replaceAll(/\p{C}/gu, ' ').trim().slice(0, 200) || 'the upload'

const writeAll = async (to: FileHandle, bytes: Uint8Array) => {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await to.write(bytes, done, bytes.length - done)
    done += bytesWritten
  }
}
