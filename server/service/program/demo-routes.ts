import { Elysia, t } from 'elysia'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Conflict } from '#server/foundation/platform/errors'
import type { Host, Samples } from '#server/foundation/platform/host'
import { ErrorBody } from '#server/foundation/platform/http/errors'
import { sentences as ofPlatform } from '#server/foundation/platform/sentences'
import { Demo, OpenedDemo } from './schema'
import { sentences } from './sentences'

type Deps = {
  host: Pick<Host, 'samples' | 'isSample'>
  /** Why the samples are refused. Null if the library is empty. */
  refusal: () => Sentence | null
  base: () => string
  hostOf: (request: Request) => string | null
}

/** Sample movies for exploring with an empty library. */
export const demoRoutes = ({ host, refusal, base, hostOf }: Deps) => {
  const samples = (): Samples => {
    if (host.samples) return host.samples
    throw new Conflict(host.isSample ? say(ofPlatform, 'not_in_samples') : say(sentences, 'no_samples'))
  }
  return new Elysia({ prefix: '/demo', tags: ['Service'] })
    .get('', () => ({ is_sample: host.isSample }), {
      response: { 200: Demo, 401: ErrorBody },
      detail: {
        operationId: 'getDemo',
        summary: 'Get whether these are sample movies',
        description: 'True in the service opened by `POST /demo`.',
      },
    })
    .post(
      '',
      async ({ request, status }) => {
        const no = host.isSample ? null : refusal()
        if (no) throw new Conflict(no)
        const { path, code } = await samples().open({ base: base(), host: hostOf(request) ?? 'localhost' })
        return status(201, { url: `${path}/#pair=${code}` })
      },
      {
        response: { 201: OpenedDemo, 401: ErrorBody, 409: ErrorBody },
        detail: {
          operationId: 'openDemo',
          summary: 'Open the sample movies',
          description:
            'Only while the library is empty. They are a separate service, on a temporary folder, under this address; nothing of yours is read or changed. If they are already open, the same ones are returned.',
        },
      },
    )
    .delete(
      '',
      async ({ status }) => {
        await samples().end()
        return status(204, undefined)
      },
      {
        response: { 204: t.Void(), 401: ErrorBody, 409: ErrorBody },
        detail: { operationId: 'endDemo', summary: 'End the sample movies', description: 'Deletes everything they created.' },
      },
    )
}
