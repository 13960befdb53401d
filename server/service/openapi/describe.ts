import { isJson, type Json } from './clean-schema'
import { fieldWords as fields } from './field-words'
import { operationWords as general, parameterWords as parameters, schemaWords } from './operation-words'
import { playbackFieldWords, playbackOperationWords, playbackParameterWords } from './playback-words'

type Document = { paths: Record<string, Json>; components: { schemas: Record<string, Json> } & Json }

/** One key for each owner. */
const byOwner = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, meaning]) => {
      const [owners = '', field] = key.split('.')
      return field === undefined ? [[key, meaning]] : owners.split(' ').map((owner) => [`${owner}.${field}`, meaning])
    }),
  )
const fieldWords = byOwner({ ...fields, ...playbackFieldWords })
const parameterWords: Readonly<Record<string, string>> = { ...parameters, ...playbackParameterWords }
const operationWords: Readonly<Record<string, string>> = { ...general, ...playbackOperationWords }

/** Adds missing descriptions to every operation, parameter, schema and field. */
export const describeAll = <D extends Document>(document: D): D => {
  for (const operation of operationsOf(document)) {
    operation.description ??= operationWords[String(operation.operationId).replace(/Signed$/, '')]
    for (const parameter of (operation.parameters ?? []) as Json[])
      parameter.description ??= parameterWords[`${operation.operationId}.${parameter.name}`] ?? parameterWords[String(parameter.name)]
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    schema.description ??= schemaWords[name] ?? wordsOfGroup(name)
    visitFields(schema, name, (field, described, owner) => {
      described.description ??=
        fieldWords[`${owner}.${field}`] ?? (/Event$/.test(owner) ? fieldWords[`Event.${field}`] : undefined) ?? fieldWords[field]
    })
  }
  return document
}

/** The places without a description; each needs one in its schema or route. */
export const undescribed = (document: Document): string[] => [
  ...operationsOf(document).flatMap(({ operationId, description, parameters = [] }) => [
    ...(description ? [] : [`operation ${operationId}`]),
    ...(parameters as Json[]).filter((each) => !each.description).map(({ name }) => `parameter ${name} of ${operationId}`),
  ]),
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const found = schema.description ? [] : [`schema ${name}`]
    visitFields(schema, name, (field, { description }, owner) => {
      if (!description) found.push(`field ${owner}.${field} of ${name}`)
    })
    return found
  }),
]

const operationsOf = ({ paths }: Document): Json[] => Object.values(paths).flatMap((item) => Object.values(item) as Json[])

/** `AddTagRequest` is the body of `addTag`, `TagPage` a page of `Tag`. */
const wordsOfGroup = (name: string): string | undefined => {
  const [, of = '', group] = /^(.*?)(Page|Request|Response)$/.exec(name) ?? []
  if (group === 'Page') return `One page of \`${of}\``
  return group && `${group === 'Request' ? 'Body' : 'Answer'} of \`${of.charAt(0).toLowerCase()}${of.slice(1)}\``
}

/** Visits every field of a schema, with the name of its owner. References are described at their target. */
const visitFields = (schema: unknown, owner: string, visit: (field: string, schema: Json, owner: string) => void): void => {
  if (!isJson(schema)) return
  for (const [field, inner] of Object.entries((schema.properties ?? {}) as Json)) {
    if (!isJson(inner)) continue
    if (!('$ref' in inner)) visit(field, inner, owner)
    visitFields(inner, field, visit)
  }
  for (const word of ['anyOf', 'oneOf', 'allOf']) for (const each of (schema[word] ?? []) as unknown[]) visitFields(each, owner, visit)
  visitFields(schema.items, owner, visit)
  visitFields(schema.additionalProperties, owner, visit)
}
