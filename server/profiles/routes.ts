import { Type } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'
import { byId } from '#server/platform/http/api-base'
import { ErrorBody } from '#server/platform/http/errors'
import { Page, PageQuery } from '#server/platform/http/page'
import type { Formats } from './formats'
import type { Profiles } from './profiles'
import {
  CustomFormat,
  CustomFormatImport,
  CustomFormatPatch,
  NewCustomFormat,
  NewQualityProfile,
  QualityProfile,
  QualityProfilePatch,
  SharedCustomFormats,
} from './schema'

/** The union of conditions is too deep for the framework's own inference. */
const Shown = Type.Unsafe<CustomFormat>(CustomFormat)
const New = Type.Unsafe<NewCustomFormat>(NewCustomFormat)
const Patch = Type.Unsafe<CustomFormatPatch>(CustomFormatPatch)
const Imported = Type.Unsafe<CustomFormatImport>(CustomFormatImport)

const locked = { 401: ErrorBody }
const listed = { 400: ErrorBody, ...locked, 422: ErrorBody }
const written = { 400: ErrorBody, ...locked, 409: ErrorBody, 422: ErrorBody }

export const profileRoutes = (profiles: Profiles) =>
  new Elysia({ prefix: '/quality-profiles', tags: ['Quality'] })
    .get('', ({ query }) => profiles.list(query), {
      query: PageQuery,
      response: { 200: Page(QualityProfile), ...listed },
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
        response: { 201: QualityProfile, ...written },
        detail: { operationId: 'addQualityProfile', summary: 'Add a quality profile' },
      },
    )
    .get('/:id', ({ params }) => profiles.get(params.id), {
      params: byId('quality profile'),
      response: { 200: QualityProfile, ...locked, 404: ErrorBody },
      detail: { operationId: 'getQualityProfile', summary: 'Get a quality profile' },
    })
    .patch('/:id', ({ params, body }) => profiles.update(params.id, body), {
      params: byId('quality profile'),
      body: QualityProfilePatch,
      response: { 200: QualityProfile, ...written, 404: ErrorBody },
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
        response: { 204: t.Void(), ...locked, 404: ErrorBody, 409: ErrorBody },
        detail: { operationId: 'removeQualityProfile', summary: 'Delete a quality profile', description: 'Refused while movies use it.' },
      },
    )

export const formatRoutes = (formats: Formats) =>
  new Elysia({ prefix: '/custom-formats', tags: ['Quality'] })
    .get('', ({ query }) => formats.list(query), {
      query: PageQuery,
      response: { 200: Page(Shown), ...listed },
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
        response: { 201: Shown, ...written },
        detail: { operationId: 'addCustomFormat', summary: 'Add a custom format' },
      },
    )
    .post('/import', ({ body }) => formats.importShared(body), {
      body: SharedCustomFormats,
      response: { 200: Imported, 400: ErrorBody, ...locked, 413: ErrorBody, 415: ErrorBody, 422: ErrorBody },
      detail: {
        operationId: 'importCustomFormats',
        summary: 'Import custom formats',
        description:
          'Accepts the JSON that people share for Radarr. Each format is imported whole or refused with a reason, independently of the others.',
      },
    })
    .get('/:id', ({ params }) => formats.get(params.id), {
      params: byId('custom format'),
      response: { 200: Shown, ...locked, 404: ErrorBody },
      detail: { operationId: 'getCustomFormat', summary: 'Get a custom format' },
    })
    .patch('/:id', ({ params, body }) => formats.update(params.id, body), {
      params: byId('custom format'),
      body: Patch,
      response: { 200: Shown, ...written, 404: ErrorBody },
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
        response: { 204: t.Void(), ...locked, 404: ErrorBody },
        detail: {
          operationId: 'removeCustomFormat',
          summary: 'Delete a custom format',
          description: 'It is removed from the profiles that scored it.',
        },
      },
    )
