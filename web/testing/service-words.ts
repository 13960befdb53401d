import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configFields } from '#server/config/fields'
import { clientTypes } from '#server/downloads/clients/index'
import { indexerTypes } from '#server/indexers/types/index'
import type { Field } from '#server/lib/fields'
import { listTypes } from '#server/lists/types/index'
import { languages } from '#server/releases/languages'

const server = join(import.meta.dir, '../../server')

/** Every field that the service declares for a form. */
export const declaredFields: readonly (readonly [string, Field])[] = [
  ...Object.entries(configFields),
  ...indexerTypes.flatMap((type) => Object.entries<Field>(type.fields)),
  ...clientTypes.flatMap((type) => Object.entries<Field>(type.fields)),
  ...listTypes.flatMap((type) => Object.entries<Field>(type.fields)),
]
export const languageNames = languages.map(({ name }) => name)

/** The files of the service whose every sentence is shown to people, without their tests. */
export const filesThatSpeak = filesIn(
  'media/look-inside.ts',
  'indexers/{fetch-answer,feed}.ts',
  'indexers/types/*.ts',
  'lib/{xml,text-formats,pattern,pattern-machine,pattern-syntax}.ts',
  'webhooks/send.ts',
  'config/checks.ts',
)

function filesIn(...patterns: string[]): string[] {
  return patterns.flatMap((pattern) => [...new Bun.Glob(pattern).scanSync(server)].filter((file) => !file.endsWith('.test.ts')).sort())
}

const sourceOf = (file: string) =>
  readFileSync(join(server, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\blog\??\.\w+\(\s*'[^']*'|\blog\[[^\]]*\]\('[^']*'/g, '')

const literal = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g
const textOf = (written: string) =>
  written
    .slice(1, -1)
    .replaceAll('${', '{')
    .replace(/\\(['`])/g, '$1')

/** Its sentences as they are written, with `{…}` where a value comes in. */
export const sentencesIn = (file: string): string[] =>
  [...sourceOf(file).matchAll(literal)].map(([written]) => textOf(written)).filter(isSentence)

const isSentence = (text: string) => /[a-z]{2,}[ ,].*[a-z]{2,}/is.test(text.replace(/\{[^}]*\}/g, '')) && !/^[#./]/.test(text)

/** What the service says when it does not serve a request, as it is written. */
export const refusals: readonly string[] = filesIn('**/*.ts')
  .filter((file) => !/^(cli|demo|testing|openapi)\//.test(file))
  .flatMap((file) => [
    ...sourceOf(file).matchAll(
      /new (?:Conflict|Invalid|Forbidden|Unavailable|OutOfSpace|BadArchive)\(\s*('(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)/g,
    ),
  ])
  .map(([, written]) => textOf(written!))

/** What the service calls a thing that it does not find. */
export const missingKinds = filesIn('**/*.ts').flatMap((file) =>
  [...sourceOf(file).matchAll(/new NotFound\('([^']+)'/g)].map(([, kind]) => kind!),
)

/** Where a problem of the health page leads. */
export const healthRoutes = [...sourceOf('health/checks.ts').matchAll(/settings\('([\w-]+)'\)/g)].map(([, place]) => place!)
