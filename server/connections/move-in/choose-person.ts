import { say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import { sentences } from './sentences'

export type Person = { id: string; name: string }

/** The person with this id or name, or the only one. Throws Invalid, naming the others. */
export const choosePerson = (people: readonly Person[], wanted: string | undefined): Person => {
  const users = people.map(({ name }) => name)
  const found = wanted === undefined ? [] : people.filter((person) => isCalled(person, wanted))
  const [only] = wanted === undefined ? people : found
  if (only && (found.length === 1 || people.length === 1)) return only
  if (wanted === undefined || found.length > 1) throw new Invalid(say(sentences, 'choose_user', { users }))
  throw new Invalid(say(sentences, 'user_unknown', { user: wanted, users }), 'user')
}

const isCalled = ({ id, name }: Person, wanted: string): boolean =>
  plainId(id) === plainId(wanted) || name.toLowerCase() === wanted.trim().toLowerCase()

/** The same id is written with and without dashes. */
const plainId = (id: string): string => id.trim().replaceAll('-', '').toLowerCase()
