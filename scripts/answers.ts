import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Operation = { readonly responses: Readonly<Record<string, unknown>> }
export type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

/** Why a declared status need not be seen at each operation: one function answers with it for all of them. */
const atAll: Readonly<Record<string, string>> = {
  400: 'malformed requests are refused before any operation',
  401: 'credentials are checked before any operation',
  403: 'what a credential may do is checked before any operation',
  413: 'bodies are measured before any operation',
  415: 'media types are checked before any operation',
  422: 'values are compared with the schema before most operations',
  429: 'an upstream that asks to wait is one error for all',
  500: 'only a bug answers so',
  503: 'an unreachable upstream, and a database that is restored, are one error each for all',
  507: 'a full disk is one error for all',
}

/** Declared answers that no test got, in lines: those that one function gives are counted, all others are named. */
export const unseenAnswers = ({ paths }: Document, seen: ReadonlySet<string>): string[] => {
  const unseen = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.keys(responses)
        .map((status) => ({ status, line: `${method.toUpperCase()} ${path} ${status}` }))
        .filter(({ line }) => !seen.has(line)),
    ),
  )
  const named = unseen.filter(({ status }) => !Object.hasOwn(atAll, status)).map(({ line }) => line)
  const counted = Object.entries(atAll).flatMap(([status, why]) => {
    const count = unseen.filter((each) => each.status === status).length
    return count === 0 ? [] : [`${status} of ${count} operations: ${why}`]
  })
  return [...counted, ...named.toSorted()]
}

/** Where tests list which declared answers they got. */
export const noteAnswers = (): { unseen: () => string[]; forget: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-answers-'))
  const file = join(folder, 'list')
  process.env.MARQUEE_SEEN_ANSWERS = file
  return {
    unseen: () => {
      const seen = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
      return unseenAnswers(JSON.parse(readFileSync(join(import.meta.dir, '../docs/openapi.json'), 'utf8')) as Document, seen)
    },
    forget: () => rmSync(folder, { recursive: true, force: true }),
  }
}
