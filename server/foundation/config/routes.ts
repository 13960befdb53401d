import { existsSync } from 'node:fs'
import { Elysia } from 'elysia'
import { Invalid, sentenceOf } from '#server/foundation/platform/errors'
import { answers, paged } from '#server/foundation/platform/http/answers'
import { type Cursors, PageQuery, pageOfAll } from '#server/foundation/platform/http/page'
import type { ConfigStore } from './config'
import { configFields } from './fields'
import { Config, ConfigPatch, declare, FieldDeclaration } from './schema'

type Stored = ReturnType<ConfigStore['get']>
type Deps = {
  config: ConfigStore
  cursors: Cursors
  isKey: (request: Request) => boolean
  /** Throws a refusal unless the path is one of a media tool. */
  tryTool: (tried: Stored) => Promise<unknown>
  /** The listen address from the command line or environment, which overrides the settings. */
  options: { listenOn: { address?: string | undefined; port?: number | undefined } }
}

export const configRoutes = ({ config, cursors, isKey, tryTool, options: { listenOn } }: Deps) => {
  const overrides: Readonly<Record<string, string | number | undefined>> = { listen_address: listenOn.address, listen_port: listenOn.port }
  const declarations = Object.entries(configFields).map(([name, field]) => ({
    ...declare(name, field),
    overridden_by: overrides[name] ?? null,
  }))
  /** A program that is no media tool would never be noticed: rare files are then imported without being examined. */
  const checkTool = async (wanted: Stored): Promise<void> => {
    if (wanted.media_tool_path === null || !existsSync(wanted.media_tool_path) || wanted.media_tool_path === config.get().media_tool_path)
      return
    await tryTool(wanted).catch((error: unknown) => {
      const why = sentenceOf(error)
      throw why === null ? error : new Invalid(why, 'media_tool_path')
    })
  }
  return new Elysia({ prefix: '/config', tags: ['Config'] })
    .get('', ({ request }) => config.show(isKey(request)), {
      response: answers(Config),
      detail: {
        operationId: 'getConfig',
        summary: 'Get the settings',
        description: 'With the API key, secrets are returned as stored; with a session, those that are set read `[REDACTED]`.',
      },
    })
    .put(
      '',
      async ({ body, request }) => {
        await checkTool(config.tried(body, { isKey: isKey(request) }))
        config.update(body, { isKey: isKey(request) })
        return config.show(isKey(request))
      },
      {
        body: ConfigPatch,
        response: answers(Config, 403, 409, 422),
        detail: {
          operationId: 'updateConfig',
          summary: 'Change settings',
          description: 'Absent fields keep their values. One invalid field rejects the whole change.',
        },
      },
    )
    .get('/fields', ({ query }) => pageOfAll(declarations, query, { scope: 'config/fields', cursors }), {
      query: PageQuery,
      response: paged(FieldDeclaration),
      detail: {
        operationId: 'listConfigFields',
        summary: 'List the settings and their declarations',
        description: 'Everything that a settings form needs: type, bounds, default, help.',
      },
    })
}
