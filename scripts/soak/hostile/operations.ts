import { leftOut } from '../../../e2e/contract/random-requests'
import type { Body, Standing } from '../../../e2e/contract/standing'
import { resolve } from '../../../e2e/contract/standing'
import type { Case } from './case'
import { characters, filled } from './shapes'

/** What a JSON body may weigh, with room for its frame and for characters that take more bytes. */
const mostOfBody = 3_500_000
const longestText = 1_000_000
const mostItems = 2000
const longestQuery = 6000
/** A port where nothing listens. */
const nowhere = 'http://127.0.0.1:9/'

type Operation = { readonly method: string; readonly path: string; readonly spec: Body }
export type OperationDoor = { readonly door: string; readonly operation: Operation; readonly way: 'body' | 'query' }

/** Every operation of the API document that takes JSON or a query. Uploads are in `files.ts`. */
export const operationDoors = (document: Body): OperationDoor[] =>
  Object.entries<Body>(document.paths).flatMap(([path, item]) =>
    Object.entries<Body>(item).flatMap(([method, spec]) => {
      const operation = { method: method.toUpperCase(), path, spec }
      const name = `${operation.method} ${path}`
      if (name in leftOut) return []
      const hasQuery = (spec.parameters ?? []).some((each: Body) => each.in === 'query')
      return [
        ...(spec.requestBody?.content?.['application/json'] ? [{ door: `${name}, body`, operation, way: 'body' as const }] : []),
        ...(hasQuery ? [{ door: `${name}, query`, operation, way: 'query' as const }] : []),
      ]
    }),
  )

/** Operations that take a file. Each needs an entry in `files.ts`. */
export const uploadsOf = (document: Body): string[] =>
  Object.entries<Body>(document.paths).flatMap(([path, item]) =>
    Object.entries<Body>(item)
      .filter(([, spec]) => spec.requestBody?.content?.['multipart/form-data'])
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )

export const operationCases = (document: Body, { request }: Pick<Standing, 'request'>): Case[] =>
  operationDoors(document)
    // Deleting goes last, so that there is something to attack.
    .toSorted((a, b) => Number(a.operation.method === 'DELETE') - Number(b.operation.method === 'DELETE'))
    .flatMap(({ door, operation, way }) =>
      Object.entries(characters).map(([name, unit]) => ({
        door,
        name,
        needsKey: true,
        run: async () => {
          const path = pathOf(operation) + (way === 'query' ? queryOf(operation, unit) : '')
          const body = way === 'body' ? bodyOf(document, operation, unit) : undefined
          return (await request(operation.method, path, body === undefined ? {} : { body })).status
        },
      })),
    )

const pathOf = ({ path }: Operation): string =>
  path
    .replace('{kind}', 'poster')
    .replace('{what}', 'list')
    .replaceAll(/\{[^}]*\}/g, '1')

const queryOf = ({ spec }: Operation, unit: string): string => {
  const asked: Body[] = spec.parameters.filter((each: Body) => each.in === 'query')
  const texts = asked.filter(({ schema }) => schema.type === 'string' && !schema.enum)
  const share = Math.floor(longestQuery / encodeURIComponent(unit).length / Math.max(1, texts.length))
  const query = (texts.length > 0 ? texts : asked).map(
    ({ name, schema }) => `${name}=${encodeURIComponent(filled(unit, unit.length * Math.min(schema.maxLength ?? share, share)))}`,
  )
  return `?${query.join('&')}`
}

const bodyOf = (document: Body, { spec }: Operation, unit: string): unknown => {
  const { example, schema } = spec.requestBody.content['application/json']
  return createFiller(document, unit).fill(example, schema)
}

/** Fills every free text of the document's own example, and every list, as far as the limits of the API allow. */
const createFiller = (document: Body, unit: string) => {
  const weight = Buffer.byteLength(JSON.stringify(unit)) - 2
  let left = mostOfBody

  const text = (schema: Body, example: string): string => {
    if (/^https?:/.test(example)) return nowhere
    if (schema?.enum || schema?.const || schema?.format || schema?.pattern) return example
    const most = Math.min(schema?.maxLength ?? longestText, longestText, Math.floor((left / weight) * unit.length))
    const made = most < 1 ? '' : filled(unit, most)
    left -= (made.length / unit.length) * weight
    return made
  }

  const list = (schema: Body, items: readonly unknown[]): unknown[] => {
    const each = items[0]
    const made: unknown[] = []
    const most = Math.min(schema?.maxItems ?? mostItems, mostItems)
    while (each !== undefined && made.length < most && left > 0) {
      const before = left
      made.push(fill(each, schema?.items))
      left = Math.min(left, before - 10)
    }
    return made
  }

  const fill = (example: unknown, given: Body): unknown => {
    const schema = variantOf(document, given, example)
    if (typeof example === 'string') return text(schema, example)
    if (Array.isArray(example)) return list(schema, example)
    if (typeof example !== 'object' || example === null) return example
    return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, fill(value, schema?.properties?.[name])]))
  }
  return { fill }
}

/** The part of a union that the example is of. */
const variantOf = (document: Body, given: Body, example: unknown): Body => {
  const schema = resolve(document, given)
  const type = Array.isArray(example) ? 'array' : typeof example
  const variants: Body[] = (schema?.anyOf ?? schema?.oneOf ?? []).map((each: Body) => resolve(document, each))
  return variants.find((each) => each.type === type) ?? schema
}
