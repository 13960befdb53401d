import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { hours } from '#server/foundation/lib/duration'
import { optionalText, secret, text, toggle } from '#server/foundation/lib/fields'
import { readForeignJson } from '#server/foundation/lib/foreign-json-in-turns'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { turnOfOthers } from '#server/foundation/lib/turns'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import { defineListType, entry, type ListContext } from '../list-type'
import { refusal } from '../refused'
import { sentences } from '../sentences'

const fields = {
  url: text({ section: 'Connection', label: 'Address', help: 'The address of its web interface.', default: '', format: 'url' }),
  api_key: secret({ section: 'Connection', label: 'Key', help: 'In Radarr: Settings, General.', max: 200 }),
  monitored_only: toggle({
    section: 'List',
    label: 'Monitored movies only',
    help: 'Skip movies that Radarr does not monitor.',
    default: false,
  }),
  tag: optionalText({ section: 'List', label: 'Tag', help: 'Only movies with this tag.', max: 100 }),
  quality_profile: optionalText({ section: 'List', label: 'Quality profile', help: 'Only movies with this quality profile.', max: 100 }),
}

const Movies = Type.Array(
  Type.Object({
    tmdbId: Type.Integer(),
    title: Type.String(),
    year: Type.Optional(Type.Integer()),
    monitored: Type.Optional(Type.Boolean()),
    qualityProfileId: Type.Optional(Type.Integer()),
    tags: Type.Optional(Type.Array(Type.Integer())),
  }),
)
const Tags = Type.Array(Type.Object({ id: Type.Integer(), label: Type.String() }))
const Profiles = Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }))
type Answers = { movie: typeof Movies; tag: typeof Tags; qualityprofile: typeof Profiles }

/** Enough for a library of ten thousand movies with everything that Radarr knows about each. */
const mostBytes = 128 * 1024 * 1024

/** The movies of another Radarr. */
export const radarr = defineListType({
  type: 'radarr',
  label: 'Another Radarr',
  help: 'Movies of a running Radarr, all or those with a tag or a quality profile.',
  fields,
  required: ['url', 'api_key'],
  every: hours(1),
  read: async ({ url, api_key, monitored_only, tag, quality_profile }, context) => {
    const ask = asking(context, url, api_key ?? '')
    const tagId =
      tag === null
        ? null
        : idOf(
            context,
            say(sentences, 'list_without_tag', { party: context.name, tag }),
            (await ask('tag', Tags)).find(({ label }) => isSame(label, tag)),
          )
    const profileId =
      quality_profile === null
        ? null
        : idOf(
            context,
            say(sentences, 'list_without_profile', { party: context.name, profile: quality_profile }),
            (await ask('qualityprofile', Profiles)).find(({ name }) => isSame(name, quality_profile)),
          )
    const movies = await ask('movie', Movies)
    return movies
      .filter(({ monitored }) => !monitored_only || monitored === true)
      .filter(({ tags = [] }) => tagId === null || tags.includes(tagId))
      .filter(({ qualityProfileId }) => profileId === null || qualityProfileId === profileId)
      .filter(({ tmdbId }) => tmdbId > 0)
      .map(({ tmdbId, title, year }) => entry({ metadata_id: tmdbId, title, year: year || null }))
  },
})

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.trim().toLowerCase()

const idOf = ({ name }: ListContext, otherwise: Sentence, found: { id: number } | undefined): number => {
  if (!found) throw new UpstreamUnreachable(name, otherwise)
  return found.id
}

const asking =
  ({ name, fetch }: ListContext, url: string, api_key: string) =>
  async <P extends keyof Answers>(path: P, schema: Answers[P]): Promise<Static<Answers[P]>> => {
    const headers = { 'x-api-key': api_key, accept: 'application/json' }
    const { bytes } = await fetch(`${url.replace(/\/{1,9}$/, '')}/api/v3/${path}`, {
      headers,
      maxBytes: mostBytes,
      answerWithin: 30,
      finishWithin: 60,
    })
    const answer = await parsed(bytes)
    if (!(await isFitting(schema, answer))) throw refusal(name, 'list_not_radarr')
    return answer as Static<Answers[P]>
  }

/** A large library is checked in turns. */
const isFitting = async (schema: TSchema, answer: unknown): Promise<boolean> => {
  if (schema.type !== 'array') return Value.Check(schema, answer)
  if (!Array.isArray(answer)) return false
  for (const [place, each] of answer.entries()) {
    if (!Value.Check(schema.items as TSchema, each)) return false
    if (place % moviesPerTurn === moviesPerTurn - 1) await turnOfOthers()
  }
  return true
}
const moviesPerTurn = 500

const parsed = async (bytes: Uint8Array): Promise<unknown> => {
  try {
    return await readForeignJson(bytes, { mostValues: 3_000_000 })
  } catch {
    // The parser's own message quotes the response; invalid JSON fails the schema as well.
    return undefined
  }
}
