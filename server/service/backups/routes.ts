import { Elysia, t } from 'elysia'
import { say } from '#server/foundation/lib/sentence'
import { removeIfThere } from '#server/foundation/platform/durable-files'
import { Invalid } from '#server/foundation/platform/errors'
import { answers, created, noContent, paged, refused } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { PageQuery } from '#server/foundation/platform/http/page'
import { readUpload } from '#server/foundation/platform/http/read-upload'
import type { Action } from '#server/service/sessions/sentences'
import type { Backups } from './backups'
import { Comparison } from './comparison'
import { RestoreDrill } from './drill'
import { Offsite, OffsiteOrder } from './offsite/schema'
import type { Restore } from './restore'
import { Backup, type Credentials, credentials, Restored, RestoreOrder, VerifiedBackup } from './schema'
import { sentences } from './sentences'

type Deps = {
  backups: Backups
  restore: Restore
  /** Throws Forbidden unless the caller used the API key itself. `what` begins the message. */
  requireKey: (request: Request, what: Action) => void
  /** The folder that receives uploads, on the disk of the database. */
  uploadsIn: string
}

/** Paths whose bodies are streamed. */
export const backupUploads: readonly RegExp[] = [/\/backups\/restore$/]
const largestUpload = 4 * 1024 ** 3

const backup = byId('backup')
const howRestored =
  'All or nothing: the archive is unpacked, checked, and migrated next to the database; the current database is backed up; then the ' +
  'two are swapped. Meanwhile `GET /status` works and everything else is 503. The API key, signed-in devices, the addresses of the ' +
  'service (`listen_address`, `listen_port`, `base_url`, `public_url`), the list of backups, and the numbering of events are kept. A ' +
  'running search is stopped. Movies are not touched. The response is sent when the service is back. An archive from a newer version is refused (409).'

export const backupRoutes = ({ backups, restore, requireKey, uploadsIn }: Deps) => {
  const allowed = (request: Request, order: Credentials): Credentials => {
    if (order === 'archive') requireKey(request, 'Restoring the credentials of a backup')
    return order
  }

  return new Elysia({ prefix: '/backups', tags: ['Backups'] })
    .get('', ({ query }) => backups.list(query), {
      query: PageQuery,
      response: paged(Backup),
      detail: { operationId: 'listBackups', summary: 'List backups', description: 'Newest first.' },
    })
    .post(
      '',
      async ({ set, status }) => {
        const made = await backups.create()
        set.headers.location = `/api/v1/backups/${made.id}`
        return status(201, made)
      },
      {
        response: created(Backup, 409, 503, 507),
        detail: {
          operationId: 'createBackup',
          summary: 'Create a backup',
          description: 'Returns once the archive has been read back from disk and verified. It is not listed before that.',
        },
      },
    )
    .post(
      '/restore',
      async ({ request }) => {
        const upload = await readUpload(request, { field: 'archive', into: uploadsIn, limitBytes: largestUpload })
        try {
          const order = allowed(request, parseCredentials(upload.fields.get('credentials') ?? 'live'))
          return await restore.fromFile(upload.path, upload.filename, {
            credentials: order,
            passphrase: upload.fields.get('passphrase') ?? null,
          })
        } finally {
          removeIfThere(upload.path)
        }
      },
      {
        response: answers(Restored, 400, 403, 409, 413, 422, 503, 507),
        detail: {
          operationId: 'restoreUpload',
          summary: 'Restore from an uploaded archive',
          description: howRestored,
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: ['archive'],
                  properties: {
                    archive: { type: 'string', format: 'binary', description: 'The archive, up to 4 GiB' },
                    credentials: { type: 'string', enum: [...credentials], default: 'live' },
                    passphrase: { type: 'string', description: 'Opens a copy that was encrypted for another place' },
                  },
                },
              },
            },
          },
        },
      },
    )
    .get('/offsite', () => backups.offsite(), {
      response: answers(Offsite),
      detail: {
        operationId: 'getOffsite',
        summary: 'Get the second place of backups',
        description: 'Where each new backup is copied, without its secrets.',
      },
    })
    .put(
      '/offsite',
      async ({ body, request }) => {
        requireKey(request, 'Sending backups to another place')
        return await backups.setOffsite(body)
      },
      {
        body: OffsiteOrder,
        response: answers(Offsite, 403, 409, 422, 503),
        detail: {
          operationId: 'setOffsite',
          summary: 'Set the second place of backups',
          description:
            'Each new backup is then copied there within an hour, by the task `backup-copy`. Marquee writes, reads, and deletes a small file there first. Requires the API key itself, as backups contain secrets.',
        },
      },
    )
    .get('/drill', () => backups.lastDrill(), {
      response: answers(RestoreDrill),
      detail: {
        operationId: 'getRestoreDrill',
        summary: 'Get the last rehearsal of a restore',
        description:
          'The task `restore-drill` unpacks, checks, migrates, and counts the newest backup in a scratch folder every 30 days. The database in use is only read.',
      },
    })
    .get('/:id', ({ params }) => backups.get(params.id), {
      params: backup,
      response: answers(Backup, 404),
      detail: { operationId: 'getBackup', summary: 'Get a backup' },
    })
    .delete(
      '/:id',
      async ({ params, status }) => {
        await backups.remove(params.id)
        return status(204, undefined)
      },
      {
        params: backup,
        response: noContent(404, 409),
        detail: { operationId: 'deleteBackup', summary: 'Delete a backup and its file' },
      },
    )
    .get(
      '/:id/download',
      ({ params, request }) => {
        requireKey(request, 'Downloading a backup')
        const { path, row } = backups.archive(params.id)
        return new Response(Bun.file(path), {
          headers: {
            'content-type': 'application/zip',
            'content-length': String(row.size_bytes),
            'content-disposition': `attachment; filename="${row.filename}"`,
          },
        })
      },
      {
        params: backup,
        response: refused(403, 404, 409),
        detail: {
          operationId: 'downloadBackup',
          summary: 'Download the archive of a backup',
          description: 'It contains secrets in plain text, so it requires the API key itself. Store it like a password.',
          responses: {
            200: { description: 'The archive', content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } },
          },
        },
      },
    )
    .post('/:id/verify', ({ params }) => backups.verify(params.id), {
      params: backup,
      response: answers(VerifiedBackup, 404, 409),
      detail: {
        operationId: 'verifyBackup',
        summary: 'Verify a backup',
        description: 'Checks the checksum, unpacks the archive, and checks every page, reference and row count of the database in it.',
      },
    })
    .post('/:id/compare', ({ params }) => backups.compare(params.id), {
      params: backup,
      response: answers(Comparison, 404, 409),
      detail: {
        operationId: 'compareBackup',
        summary: 'Compare a backup with the library',
        description: 'What a restore would change now, found by doing everything but the swap in a scratch folder. Changes nothing.',
      },
    })
    .post('/:id/restore', ({ params, body, request }) => restore.fromBackup(params.id, allowed(request, body?.credentials ?? 'live')), {
      params: backup,
      body: t.Optional(RestoreOrder),
      response: answers(Restored, 400, 403, 404, 409, 422, 503, 507),
      detail: { operationId: 'restoreBackup', summary: 'Restore from a backup', description: howRestored },
    })
}

const parseCredentials = (asked: string): Credentials => {
  const found = credentials.find((each) => each === asked)
  if (found === undefined) throw new Invalid(say(sentences, 'credentials_unknown', { options: credentials.join(', ') }), 'credentials')
  return found
}
