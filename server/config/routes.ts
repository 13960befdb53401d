import { type Static, Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import type { Field } from '#server/lib/fields'
import { ErrorBody } from '#server/platform/http/errors'
import { type Cursors, Page, PageQuery, pageOfAll } from '#server/platform/http/page'
import type { ConfigStore } from './config'
import { configFields } from './fields'
import { Config, ConfigPatch } from './schema'

export const FieldDeclaration = Type.Object(
  {
    name: Type.String(),
    kind: Type.String({ description: 'text, integer, decimal, toggle, choice or list' }),
    section: Type.String(),
    label: Type.String(),
    help: Type.String(),
    secret: Type.Boolean(),
    nullable: Type.Boolean(),
    advanced: Type.Boolean(),
    unit: Type.Union([Type.String(), Type.Null()]),
    format: Type.Union([Type.String(), Type.Null()]),
    min: Type.Union([Type.Number(), Type.Null()]),
    max: Type.Union([Type.Number(), Type.Null()]),
    options: Type.Union([Type.Array(Type.String()), Type.Null()]),
    default: Type.Unknown(),
  },
  { $id: 'FieldDeclaration', additionalProperties: false, description: 'What a form needs to know of a setting.' },
)
export type FieldDeclaration = Static<typeof FieldDeclaration>

/** A declared field as forms read it. */
export const declare = (name: string, field: Field): FieldDeclaration => ({
  name,
  kind: field.kind,
  section: field.section,
  label: field.label,
  help: field.help,
  secret: field.kind === 'text' && field.secret,
  nullable: 'nullable' in field && field.nullable,
  advanced: field.advanced ?? false,
  unit: field.unit ?? null,
  format: field.kind === 'text' ? (field.format ?? null) : null,
  min: 'min' in field ? field.min : null,
  max: 'max' in field ? field.max : null,
  options: field.kind === 'choice' ? [...field.options] : null,
  default: field.default,
})

type Deps = { config: ConfigStore; cursors: Cursors; isKey: (request: Request) => boolean }

export const configRoutes = ({ config, cursors, isKey }: Deps) => {
  const declarations = Object.entries(configFields).map(([name, field]) => declare(name, field))
  return new Elysia({ prefix: '/config', tags: ['Config'] })
    .get('', ({ request }) => config.show(isKey(request)), {
      response: { 200: Config, 401: ErrorBody },
      detail: {
        operationId: 'getConfig',
        summary: 'All settings',
        description: 'The API key reads secrets as stored; a session reads `[REDACTED]` for those that are set.',
      },
    })
    .put(
      '',
      ({ body, request }) => {
        config.update(body, { isKey: isKey(request) })
        return config.show(isKey(request))
      },
      {
        body: ConfigPatch,
        response: { 200: Config, 401: ErrorBody, 403: ErrorBody, 409: ErrorBody, 422: ErrorBody },
        detail: {
          operationId: 'updateConfig',
          summary: 'Change settings',
          description: 'Absent fields stay as they are. One bad field refuses the whole change.',
        },
      },
    )
    .get('/fields', ({ query }) => pageOfAll(declarations, query, { scope: 'config/fields', cursors }), {
      query: PageQuery,
      response: { 200: Page(FieldDeclaration), 400: ErrorBody, 401: ErrorBody, 422: ErrorBody },
      detail: {
        operationId: 'listConfigFields',
        summary: 'What each setting is',
        description: 'The declarations that a settings form is drawn from.',
      },
    })
}
