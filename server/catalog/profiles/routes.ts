import { Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { answers, created, noContent, paged } from '#server/foundation/platform/http/answers'
import { byId } from '#server/foundation/platform/http/api-base'
import { PageQuery } from '#server/foundation/platform/http/page'
import type { Formats } from './formats'
import type { Profiles } from './profiles'
import {
  CustomFormat,
  CustomFormatImport,
  CustomFormatPatch,
  NewCustomFormat,
  NewQualityProfile,
  QualityProfile,
  QualityProfileImport,
  QualityProfilePatch,
  SharedCustomFormats,
  SharedProfile,
  SharedProfiles,
} from './schema'
import type { Sharing } from './share'

/** The union of conditions is too deep for the framework's type inference. */
const Shown = Type.Unsafe<CustomFormat>(CustomFormat)
const New = Type.Unsafe<NewCustomFormat>(NewCustomFormat)
const Patch = Type.Unsafe<CustomFormatPatch>(CustomFormatPatch)
const Imported = Type.Unsafe<CustomFormatImport>(CustomFormatImport)

const written = [400, 409, 422] as const

export const profileRoutes = (profiles: Profiles, sharing: Sharing) =>
  new Elysia({ prefix: '/quality-profiles', tags: ['Quality'] })
    .get('', ({ query }) => profiles.list(query), {
      query: PageQuery,
      response: paged(QualityProfile),
      detail: { operationId: 'listQualityProfiles', summary: 'List quality profiles' },
    })
    .post(
      '',
      ({ body, status, set }) => {
        const profile = profiles.add(body)
        set.headers.location = `/api/v1/quality-profiles/${profile.id}`
        return status(201, profile)
      },
      {
        body: NewQualityProfile,
        response: created(QualityProfile, ...written),
        detail: { operationId: 'addQualityProfile', summary: 'Add a quality profile' },
      },
    )
    .post('/import', ({ body }) => sharing.importShared(body), {
      body: SharedProfiles,
      response: answers(QualityProfileImport, 400, 413, 415, 422),
      detail: {
        operationId: 'importQualityProfiles',
        summary: 'Import quality profiles',
        description:
          'Accepts what `GET /quality-profiles/{id}/export` returns, and the JSON in which guides share profiles for Radarr, alone or in a list ' +
          'with custom formats. A custom format that exists here under its name stays as it is.',
      },
    })
    .get('/:id/export', ({ params }) => sharing.exported(params.id), {
      params: byId('quality profile'),
      response: answers(SharedProfile, 404),
      detail: {
        operationId: 'exportQualityProfile',
        summary: 'Export a quality profile',
        description: 'With its custom formats, for another Marquee. Rules for tags and indexers of this one are left out.',
      },
    })
    .get('/:id', ({ params }) => profiles.get(params.id), {
      params: byId('quality profile'),
      response: answers(QualityProfile, 404),
      detail: { operationId: 'getQualityProfile', summary: 'Get a quality profile' },
    })
    .patch('/:id', ({ params, body }) => profiles.update(params.id, body), {
      params: byId('quality profile'),
      body: QualityProfilePatch,
      response: answers(QualityProfile, ...written, 404),
      detail: { operationId: 'updateQualityProfile', summary: 'Change a quality profile' },
    })
    .delete(
      '/:id',
      ({ params, status }) => {
        profiles.remove(params.id)
        return status(204, undefined)
      },
      {
        params: byId('quality profile'),
        response: noContent(404, 409),
        detail: { operationId: 'removeQualityProfile', summary: 'Delete a quality profile', description: 'Fails while movies use it.' },
      },
    )

export const formatRoutes = (formats: Formats) =>
  new Elysia({ prefix: '/custom-formats', tags: ['Quality'] })
    .get('', ({ query }) => formats.list(query), {
      query: PageQuery,
      response: paged(Shown),
      detail: { operationId: 'listCustomFormats', summary: 'List custom formats' },
    })
    .post(
      '',
      ({ body, status, set }) => {
        const format = formats.add(body)
        set.headers.location = `/api/v1/custom-formats/${format.id}`
        return status(201, format)
      },
      {
        body: New,
        response: created(Shown, ...written),
        detail: { operationId: 'addCustomFormat', summary: 'Add a custom format' },
      },
    )
    .post('/import', ({ body }) => formats.importShared(body), {
      body: SharedCustomFormats,
      response: answers(Imported, 400, 413, 415, 422),
      detail: {
        operationId: 'importCustomFormats',
        summary: 'Import custom formats',
        description:
          'Accepts the JSON that people share for Radarr. Each format is imported or rejected with a reason, independently of the others.',
      },
    })
    .get('/:id', ({ params }) => formats.get(params.id), {
      params: byId('custom format'),
      response: answers(Shown, 404),
      detail: { operationId: 'getCustomFormat', summary: 'Get a custom format' },
    })
    .patch('/:id', ({ params, body }) => formats.update(params.id, body), {
      params: byId('custom format'),
      body: Patch,
      response: answers(Shown, ...written, 404),
      detail: { operationId: 'updateCustomFormat', summary: 'Change a custom format' },
    })
    .delete(
      '/:id',
      ({ params, status }) => {
        formats.remove(params.id)
        return status(204, undefined)
      },
      {
        params: byId('custom format'),
        response: noContent(404),
        detail: {
          operationId: 'removeCustomFormat',
          summary: 'Delete a custom format',
          description: 'It is removed from the profiles that scored it.',
        },
      },
    )
