import { isJson, type Json, nameIn, refTo, type Schemas } from './clean-schema'

/** Names every body and response that has no name of its own: otherwise generators invent one. */
export const createNaming = (schemas: Schemas) => {
  const known = new Map<string, string>()

  /** The same shape gets the same name, whichever route comes first. */
  const component = (name: string, schema: Json): Json => {
    const written = JSON.stringify(schema)
    const already = known.get(written)
    if (already !== undefined) return refTo(already)
    if (schemas.has(name)) throw new Error(`two schemas are called ${name}`)
    known.set(written, name)
    schemas.set(name, schema)
    return refTo(name)
  }

  return {
    request: (operationId: string, schema: unknown): unknown =>
      isJson(schema) && !('$ref' in schema) ? component(`${pascal(operationId)}Request`, schema) : schema,
    response: (operationId: string, schema: unknown): unknown => {
      if (!isJson(schema) || '$ref' in schema || !('properties' in schema || 'anyOf' in schema)) return schema
      const item = itemOf(schema)
      return component(item === null ? `${pascal(operationId)}Response` : `${nameIn(item)}Page`, schema)
    },
  }
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The items of a list, if this is a list's envelope. */
const itemOf = ({ properties }: Json): string | null => {
  const { results, next_cursor } = (properties ?? {}) as Record<string, Json | undefined>
  const { $ref } = (next_cursor && isJson(results?.items) ? results.items : {}) as Json
  return typeof $ref === 'string' ? $ref : null
}

/**
 * Responses may grow within a version, so their schemas are open; request schemas stay closed. Responses have no defaults either: their
 * fields are always present. A field named `default` is an object, and stays.
 */
export const openAnswers = (paths: Readonly<Record<string, Json>>, responses: Json, schemas: Schemas): void => {
  const seen = new Set<string>()
  const open = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(open)
    else if (isJson(value)) openObject(value)
  }
  const openObject = (schema: Json): void => {
    if (schema.additionalProperties === false) delete schema.additionalProperties
    if ('default' in schema && !isJson(schema.default)) delete schema.default
    Object.values(schema).forEach(open)
    const name = typeof schema.$ref === 'string' ? nameIn(schema.$ref) : undefined
    if (name === undefined || seen.has(name)) return
    seen.add(name)
    open(schemas.get(name))
  }
  open(responses)
  for (const item of Object.values(paths)) for (const operation of Object.values(item) as Json[]) open(operation.responses)
}
