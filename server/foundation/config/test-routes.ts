import { type Static, Type } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'
import { trialShape } from '#server/foundation/lib/reason'
import { answers } from '#server/foundation/platform/http/answers'
import type { ConfigStore } from './config'
import { type Config, ConfigPatch } from './schema'

export const ConfigTest = Type.Object(trialShape, {
  $id: 'ConfigTest',
  additionalProperties: false,
  description: 'Result of a settings test',
})
export type ConfigTest = Static<typeof ConfigTest>

export const testable = ['metadata', 'media-tool', 'tracker', 'subtitles', 'list', 'vpn'] as const
export type Testable = (typeof testable)[number]
/** Tests settings that may not have been saved. */
export type Trials = Record<Testable, (config: Config) => Promise<ConfigTest>>

type Deps = { config: Pick<ConfigStore, 'tried'>; isKey: (request: Request) => boolean; trials: Trials }

export const configTestRoutes = ({ config, isKey, trials }: Deps) =>
  new Elysia({ prefix: '/config', tags: ['Config'] }).post(
    '/test/:what',
    async ({ params, body, request }) => {
      const settings = config.tried(body ?? {}, { isKey: isKey(request) })
      return await trials[params.what](settings)
    },
    {
      params: t.Object({ what: t.UnionEnum(testable, { default: undefined, 'x-kind': 'test' }) }),
      body: Type.Optional(ConfigPatch),
      response: answers(ConfigTest, 403, 404, 409, 422, 429, 503),
      detail: {
        operationId: 'testConfig',
        summary: 'Test settings without saving',
        description:
          'The body overrides the saved settings; nothing is written. A service that is not responding or rejects the key is a 503 that says why.',
      },
    },
  )
