import { Type } from '@sinclair/typebox'
import { desc, eq, sql } from 'drizzle-orm'
import { Elysia } from 'elysia'
import { nullable } from '#server/foundation/lib/shapes'
import type { Db } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import { accepted, answers, paged } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { jsonAnswer } from '#server/foundation/platform/http/long-answer'
import { type Cursors, PageQuery, pageOfAll } from '#server/foundation/platform/http/page'
import type { ImportHold } from './hold'
import type { ImportRuns } from './runs'
import { Hold, HoldRelease, ImportReport, ImportRun, ImportSummary, ImportUndo } from './schema'
import { importsTable } from './table'
import type { UndoImport } from './undo'

type Deps = { db: Db; cursors: Cursors; hold: ImportHold; release: (wanted: HoldRelease) => void }

/** What an import holds back, and how it ends. */
export const holdRoutes = ({ hold, release }: Pick<Deps, 'hold' | 'release'>) =>
  new Elysia({ prefix: '/import/hold', tags: ['Library'] })
    .get('', () => hold.show(), {
      response: answers(Hold),
      detail: {
        operationId: 'getImportHold',
        summary: 'Get what is on hold after an import',
        description:
          'From the start of an import until it is released, no search, list sync, upgrade, subtitle download, tracker sync, or deletion starts ' +
          'automatically. Feeds are read and judged, so that `would_grab` is true; nothing is downloaded. What a person does with one movie works.',
      },
    })
    .post(
      '/release',
      ({ body, status }) => {
        release(body)
        return status(202, { movies: body.movies })
      },
      {
        body: HoldRelease,
        response: accepted(Type.Pick(HoldRelease, ['movies'], { additionalProperties: false }), 400, 409, 415, 422),
        detail: {
          operationId: 'releaseImportHold',
          summary: 'End the hold after an import',
          description:
            'Downloads the chosen part of `would_grab`. Every other release that was published by now is left alone: automatic searches reject it ' +
            'with the reason `passed_over`, a manual search still offers it. Library folders that another program uses too (`shared`) become yours if ' +
            'files in them are to be replaced. `import_released` says when it is done.',
        },
      },
    )

/** The reports of imports. */
export const importRoutes = ({ db, cursors }: Pick<Deps, 'db' | 'cursors'>) =>
  new Elysia({ prefix: '/imports', tags: ['Library'] })
    .get(
      '',
      ({ query }) => {
        const all = db.select().from(importsTable).orderBy(desc(importsTable.id)).all()
        const shown = all.map(({ report, ...row }) => ({ ...row, totals: report?.totals ?? null }))
        return pageOfAll(shown, query, { scope: 'imports', cursors })
      },
      {
        query: PageQuery,
        response: paged(ImportSummary),
        detail: { operationId: 'listImports', summary: 'List imports from other programs', description: 'Newest first.' },
      },
    )
    .get(
      '/:id',
      ({ params: { id } }) => {
        const found = db
          .select({ text: sql<string | null>`${importsTable.report}` })
          .from(importsTable)
          .where(eq(importsTable.id, id))
          .get()
        if (!found?.text) throw new NotFound('import', id)
        return jsonAnswer(`${found.text.slice(0, -1)},"report_id":${id}}`)
      },
      {
        params: byId('import'),
        response: answers(ImportReport, 404),
        detail: {
          operationId: 'getImport',
          summary: 'Get the report of an import',
          description: 'What came along and what did not, item by item.',
        },
      },
    )

/** The import that runs now. */
export const runRoutes = ({ show, cancel }: Pick<ImportRuns, 'show' | 'cancel'>) =>
  new Elysia({ prefix: '/import', tags: ['Library'] })
    .get('/running', () => ({ running: show() }), {
      response: answers(Type.Object({ running: nullable(ImportRun) }, { additionalProperties: false })),
      detail: {
        operationId: 'getRunningImport',
        summary: 'Get the import or preview that is running',
        description: 'One runs at a time. `import_progress` says when it changes.',
      },
    })
    .post(
      '/cancel',
      ({ status }) => {
        cancel()
        return status(202, { canceled: true })
      },
      {
        response: accepted(Type.Pick(ImportRun, ['canceled'], { additionalProperties: false }), 409),
        detail: {
          operationId: 'cancelImport',
          summary: 'Cancel the running import or preview',
          description:
            'Its request then answers 409 `import_canceled`. What came along until then stays, on hold as after any import: run it again, and it ' +
            'goes on; or undo it.',
        },
      },
    )

/** Takes an import back while everything is on hold. */
export const undoRoutes = ({ undo }: Pick<UndoImport, 'undo'>) =>
  new Elysia({ prefix: '/import', tags: ['Library'] }).post('/:id/undo', ({ params: { id } }) => undo(id), {
    params: byId('import'),
    response: answers(ImportUndo, 404, 409),
    detail: {
      operationId: 'undoImport',
      summary: 'Undo an import',
      description:
        'While an import is on hold, removes what it added and sets back what it changed, unless it was changed or used since: that stays, with ' +
        'the reason. Files stay on disk. Also for an interrupted import. The hold ends unless a movie, a list, or another import stays. What is ' +
        'known about earlier grabs of movies that were here before is kept.',
    },
  })
