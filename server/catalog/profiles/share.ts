import { say } from '#server/foundation/lib/sentence'
import { turnOfOthers } from '#server/foundation/lib/turns'
import { Conflict, Invalid, sentenceOf } from '#server/foundation/platform/errors'
import type { Formats } from './formats'
import { entriesOf, type RefusedFormat, readEntry, refusedFormat } from './import-format'
import { asShared, isProfileLike, type ReadProfile, readProfile, suggestedScore } from './import-profile'
import type { Profiles } from './profiles'
import type { FormatScore, QualityProfileImport, SharedProfile } from './schema'
import { sentences } from './sentences'

type Deps = { readonly profiles: Pick<Profiles, 'get' | 'add'>; readonly formats: Pick<Formats, 'all' | 'add'> }
export type Sharing = ReturnType<typeof createSharing>

/** Quality profiles in and out as JSON, together with the custom formats that they score. */
export const createSharing = ({ profiles, formats }: Deps) => {
  const addFormat = (wanted: Parameters<Formats['add']>[0], outcome: Outcome): void => {
    if (formats.all().some(({ name }) => name === wanted.name)) return
    refusing(wanted.name, outcome, () => outcome.added.push(formats.add(wanted).name))
  }

  const addProfile = ({ profile, scores, scoreSet, formats: own }: ReadProfile, outcome: Outcome): void => {
    for (const format of own) addFormat(format, outcome)
    const here = new Map(formats.all().map(({ id, name }) => [name, id]))
    const known = scores.flatMap(({ format, score }) => {
      const id = here.get(format)
      return id === undefined ? [] : [{ custom_format_id: id, format, score: score ?? outcome.suggested(format, scoreSet) }]
    })
    const format_scores = known.flatMap(({ custom_format_id, score }): FormatScore[] => (score ? [{ custom_format_id, score }] : []))
    refusing(profile.name, outcome, () =>
      outcome.imported.push({
        quality_profile: profiles.add({ ...profile, format_scores }),
        missing_formats: scores.map(({ format }) => format).filter((format) => !here.has(format)),
        formats_without_score: known.filter(({ score }) => score === null).map(({ format }) => format),
      }),
    )
  }

  const addRead = (entry: unknown, index: number, outcome: Outcome): void => {
    const read = readProfile(entry)
    if ('code' in read) outcome.refused.push(refusedFormat(nameOf(entry) ?? `profile ${index + 1}`, read))
    else addProfile(read, outcome)
  }
  const addFormats = async (entries: readonly unknown[], outcome: Outcome): Promise<void> => {
    for (const [index, entry] of entries.entries()) {
      if (index > 0) await turnOfOthers()
      const { taken, refused } = readEntry(entry, index)
      outcome.refused.push(...refused)
      for (const { format } of taken) addFormat(format, outcome)
    }
  }

  return {
    /** A profile with its formats by name, for another Marquee. Rules bound to tags and indexers of this one are left out. */
    exported(id: number): SharedProfile {
      const { id: _, created_at: __, updated_at: ___, is_default: ____, format_scores, words, delays: _____, ...profile } = profiles.get(id)
      const scored = formats.all().flatMap((format) => {
        const found = format_scores.find(({ custom_format_id }) => custom_format_id === format.id)
        return found ? [{ format, score: found.score }] : []
      })
      return {
        ...profile,
        words: words.filter(({ tag_ids, indexer_ids }) => tag_ids.length === 0 && indexer_ids.length === 0),
        format_scores: scored.map(({ format, score }) => ({ name: format.name, score })),
        custom_formats: scored.map(({ format }) => asShared(format)),
      }
    },

    /**
     * Imports profiles, and custom formats that are given along with them. A format that exists here under its name stays as it is. One that
     * is unusable or has a taken name is refused with a reason and does not stop the others. Throws Invalid if no entry is a profile.
     */
    async importShared(shared: unknown): Promise<QualityProfileImport> {
      const entries = entriesOf(shared)
      const wanted = entries.filter(isProfileLike)
      if (wanted.length === 0) throw new Invalid(say(sentences, 'no_profile'))
      const others = entries.filter((entry) => !isProfileLike(entry))
      const outcome = newOutcome(others)
      await addFormats(others, outcome)
      for (const [index, entry] of wanted.entries()) addRead(entry, index, outcome)
      const refused = outcome.refused.map(({ name, ...reason }) => ({ name: name.slice(0, 200), ...reason }))
      return { imported: outcome.imported, added_formats: outcome.added, refused }
    },
  }
}

type Outcome = {
  readonly imported: QualityProfileImport['imported']
  readonly added: string[]
  readonly refused: RefusedFormat[]
  /** The points that a given format suggests; null if it was not given or suggests none. */
  readonly suggested: (format: string, set: string) => number | null
}
const newOutcome = (others: readonly unknown[]): Outcome => {
  const given = new Map(others.map((entry) => [nameOf(entry), entry]))
  return { imported: [], added: [], refused: [], suggested: (format, set) => suggestedScore(given.get(format) ?? {}, set) }
}

const nameOf = (shared: unknown): string | undefined => {
  const { name } = (shared ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : undefined
}

const refusing = (name: string, { refused }: Outcome, add: () => void): void => {
  try {
    add()
  } catch (error) {
    const reason = error instanceof Conflict || error instanceof Invalid ? sentenceOf(error) : null
    if (reason === null) throw error
    refused.push(refusedFormat(name, reason))
  }
}
