/** JSON schema, as in the routes or as in the document. */
export type Json = { [name: string]: unknown }
export type Schemas = Map<string, Json>

const ownWords = new Set(['$id', 'error', 'x-kind', 'x-words', 'x-schema', 'maxSize', 'minSize', 'extension'])
const maps = new Set(['properties', 'patternProperties'])
const nested = new Set(['anyOf', 'oneOf', 'allOf', 'items', 'additionalProperties', 'not'])

/** Related resources, by schema name and field name: routes cannot declare them, because no domain knows another. */
export type Related = Readonly<Record<string, Readonly<Record<string, Json>>>>

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
export const nameIn = (ref: unknown): string => String(ref).split('/').at(-1) ?? ''
export const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/**
 * Prepares schemas for publication: named ones become components, and keywords that only our checker understands are removed. An object
 * default is removed too and described in words: generators lose the allowed values of its fields.
 */
export const createCleaner = (schemas: Schemas, related: Related) => {
  const clean = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(clean)
    return isJson(schema) ? (referred(schema) ?? cleaned(schema)) : schema
  }
  const cleaned = (schema: Json): Json => (typeof schema.$id === 'string' ? named(schema.$id, schema) : simpler(words(schema)))

  const words = (schema: Json): Json =>
    Object.fromEntries(
      Object.entries(schema)
        .filter(([name, value]) => !ownWords.has(name) && value !== undefined && !(name === 'default' && isJson(value)))
        .map(([name, value]) => [name, maps.has(name) && isJson(value) ? mapped(value) : nested.has(name) ? clean(value) : value]),
    )
  const mapped = (fields: Json): Json => Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, clean(schema)]))

  /** The generator adds null to the type of a nullable schema: the name belongs to the schema without it. */
  const named = (name: string, { type, ...schema }: Json): Json => {
    if (!Array.isArray(type) || !type.includes('null')) return component(name, { type, ...schema })
    const [only] = type.filter((each) => each !== 'null')
    return { anyOf: [component(name, { type: only, ...schema }), { type: 'null' }] }
  }

  /** A name always means the same schema; a mismatch is a bug. */
  const component = (name: string, schema: Json): Json => {
    if (!schemas.has(name)) schemas.set(name, {})
    const made = discriminated(withRelated(name, simpler(words(schema))))
    const known = schemas.get(name)
    if (known && Object.keys(known).length > 0 && JSON.stringify(known) !== JSON.stringify(made))
      throw new Error(`two schemas are called ${name}`)
    schemas.set(name, made)
    return refTo(name)
  }

  /** Adds a discriminator to a union whose variants differ in one field. */
  const discriminated = (schema: Json): Json => {
    const { anyOf, discriminator, ...rest } = schema
    if (!isJson(discriminator) || !Array.isArray(anyOf)) return schema
    const field = String(discriminator.propertyName)
    const mapping = anyOf.map(({ $ref }: Json) => {
      const { properties } = schemas.get(nameIn($ref)) as { properties: Record<string, Json> }
      return [properties[field]?.const, $ref]
    })
    return { ...rest, oneOf: anyOf, discriminator: { propertyName: field, mapping: Object.fromEntries(mapping) } }
  }

  const withRelated = (name: string, schema: Json): Json => {
    const fields = related[name]
    if (!fields || !isJson(schema.properties)) return schema
    const described = Object.entries(fields).map(([field, shape]) => {
      const { description } = (schema.properties as Record<string, Json>)[field] ?? {}
      return [field, { ...shape, ...(description !== undefined && { description }) }]
    })
    return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(described) } }
  }
  return clean
}

const referred = (schema: Json): Json | undefined => {
  if (typeof schema['x-schema'] === 'string') return refTo(schema['x-schema'])
  if (typeof schema.$ref !== 'string') return undefined
  return schema.$ref.startsWith('#') ? schema : refTo(schema.$ref)
}

/** Simplifies verbose unions. */
const simpler = (schema: Json): Json => withoutCatchAll(asEnum(withoutCoercion(schema)))

/** Every value in a URL is text; the document needs what the text must be. */
const withoutCoercion = (schema: Json): Json => {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || !anyOf.some(isCoercion)) return schema
  const left = anyOf.filter((each) => !isCoercion(each)) as Json[]
  return left.length === 1 ? { ...left[0], ...rest } : { ...rest, anyOf: left }
}
const isCoercion = (schema: Json) =>
  schema.type === 'string' && typeof schema.format === 'string' && ['numeric', 'integer', 'boolean'].includes(schema.format)

const asEnum = (schema: Json): Json => {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length === 0 || !anyOf.every((each: Json) => 'const' in each)) return wellTyped(schema)
  const types = [...new Set(anyOf.map((each: Json) => each.type))]
  return wellTyped({ ...rest, type: types.length === 1 ? types[0] : types, enum: anyOf.map((each: Json) => each.const) })
}

/** The generator turns any enum into a list of strings. Null is removed from enums: some clients cannot read one that has it. */
const wellTyped = (schema: Json): Json => {
  const { enum: values, type } = schema
  if (Array.isArray(values) && Array.isArray(type) && type.includes('null')) {
    const { description, ...rest } = schema
    const [only] = type.filter((each) => each !== 'null')
    const words = { ...rest, type: only, enum: values.filter((value) => value !== null) }
    return { anyOf: [words, { type: 'null' }], ...(description !== undefined && { description }) }
  }
  return Array.isArray(values) && type === 'string' && values.every((value) => typeof value === 'number')
    ? { ...schema, type: values.every(Number.isInteger) ? 'integer' : 'number' }
    : schema
}

const withoutCatchAll = (schema: Json): Json => {
  const { patternProperties, ...rest } = schema
  if (!isJson(patternProperties)) return schema
  const [[pattern, of] = ['', {}], ...more] = Object.entries(patternProperties)
  return more.length === 0 && (pattern === '^(.*)$' || pattern === '^.*$') ? { ...rest, additionalProperties: of } : schema
}
