import { Elysia } from 'elysia'
import { accepted, answers } from '#server/foundation/platform/http/answers'
import { NfoOrder, NfoRun } from './schema'
import type { createWriteNow } from './write-now'

type WriteNow = Pick<ReturnType<typeof createWriteNow>, 'start' | 'show'>

/** Moving out: what media centers read beside the movies. */
export const besideRoutes = ({ start, show }: WriteNow) =>
  new Elysia({ prefix: '/export/nfo', tags: ['Library'] })
    .post('', ({ body, status }) => status(202, start(body)), {
      body: NfoOrder,
      response: accepted(NfoRun, 400, 415, 422),
      detail: {
        operationId: 'writeNfoFiles',
        summary: 'Write NFO files and pictures now',
        description:
          'Once, also while `nfo_enabled` is off; with it, they are kept true. Over a file of somebody else only with `overwrite: always`, and never ' +
          'beside a `movie.nfo` of somebody else or in a folder that another program uses too. Runs as the task `nfo-write`, which shows how far it ' +
          'is and can be canceled. Starts nothing while it runs.',
      },
    })
    .get('', () => show(), {
      response: answers(NfoRun),
      detail: {
        operationId: 'getNfoRun',
        summary: 'Get how far the writing of NFO files is',
        description: 'What the last request wrote, or has written so far; zeros if there was none since the start.',
      },
    })
