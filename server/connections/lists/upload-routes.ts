import { Elysia } from 'elysia'
import { say } from '#server/foundation/lib/sentence'
import { removeIfThere } from '#server/foundation/platform/durable-files'
import { Invalid } from '#server/foundation/platform/errors'
import { created } from '#server/foundation/platform/http/answers'
import { readUpload } from '#server/foundation/platform/http/read-upload'
import { sentences } from '#server/foundation/platform/sentences'
import { largestUpload, type ReadListFile } from './read-upload'
import { List } from './schema'
import type { TakeUpload } from './upload'

/** Paths that accept a streamed body. */
export const listUploads: readonly RegExp[] = [/\/lists\/upload$/]

const requestBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['file'],
        properties: {
          file: { type: 'string' as const, format: 'binary', description: 'CSV from IMDb, or CSV or ZIP from Letterboxd; up to 16 MiB' },
          name: { type: 'string' as const, maxLength: 100, description: 'Name of the list; absent names it after the export' },
        },
      },
    },
  },
}

type Deps = { takeUpload: TakeUpload; readListFile: ReadListFile; uploadsIn: string }

export const listUploadRoutes = ({ takeUpload, readListFile, uploadsIn }: Deps) =>
  new Elysia({ prefix: '/lists', tags: ['Lists'] }).post(
    '/upload',
    async ({ request, status, set }) => {
      const upload = await readUpload(request, { field: 'file', into: uploadsIn, limitBytes: largestUpload })
      try {
        const list = await takeUpload(await readListFile(upload.path, upload.filename), nameFrom(upload.fields.get('name')))
        set.headers.location = `/api/v1/lists/${list.id}`
        return status(201, list)
      } finally {
        removeIfThere(upload.path)
      }
    },
    {
      response: created(List, 400, 409, 413, 415, 422, 507),
      detail: {
        operationId: 'uploadList',
        summary: 'Upload an export of IMDb or Letterboxd',
        description:
          'Creates a list from it and looks up its movies. Nothing is added until `POST /lists/{id}/apply`, or until `auto_add` is turned on.',
        requestBody,
      },
    },
  )

const nameFrom = (sent: string | undefined): string | undefined => {
  const name = sent?.trim()
  if (name !== undefined && name.length > 100) throw new Invalid(say(sentences, 'too_many_characters', { most: 100 }), 'name')
  return name || undefined
}
