import { now } from '../../data/clock'
import { day } from '../../i18n/format'
import { t } from '../../i18n/translate'

export type Living = { birthday: string | null; deathday: string | null; place_of_birth: string | null }

/** Completed years between two days. */
const yearsBetween = (from: string, to: string) =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5, 10) < from.slice(5, 10) ? 1 : 0)

/** What is known about a life, with the age now or at the end. */
export const Life = ({ person: { birthday, deathday, place_of_birth } }: { person: Living }) => {
  const withAge = (at: string) => {
    if (!birthday) return day(at)
    const count = yearsBetween(birthday, deathday ?? new Date(now()).toISOString())
    return t('cast.with_age', { day: day(at), count })
  }
  const facts: [string, string | null][] = [
    [t('cast.born'), birthday && (deathday ? day(birthday) : withAge(birthday))],
    [t('cast.died'), deathday && withAge(deathday)],
    [t('cast.place'), place_of_birth],
  ]
  const known = facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
  if (known.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {known.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
