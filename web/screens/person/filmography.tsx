import { count } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Bar } from '../../kit/bar'
import { Switch } from '../../kit/field'
import { Segmented } from '../../kit/segmented'
import { Tabs } from '../../kit/tabs'
import { grid } from '../discover/grid'
import { MatchCard } from '../discover/match-card'
import { jobWord } from '../movie/people'
import { type CreditOrder, creditOrders, type Department } from './names'
import { type Credit, inOrder, worksOf } from './roles'
import type { PersonSearch } from './search'

/** The service answers with no more, the best known ones. */
const MOST = 100
/** Fewer movies need neither an order nor a filter. */
const SEVERAL = 4

type Props = {
  credits: readonly Credit[]
  knownFor: string | null
  search: PersonSearch
  change: (search: PersonSearch) => void
}

/** All movies of a person by what they did for them, in the library or not. */
export const Filmography = ({ credits, knownFor, search, change }: Props) => {
  const { work, sort = 'newest', new: isNewOnly = false } = search
  const works = worksOf(credits, knownFor)
  const chosen = works.find(({ department }) => department === work) ?? works[0]
  if (!chosen) return null
  const cards = <Cards credits={chosen.credits} department={chosen.department} sort={sort} isNewOnly={isNewOnly} />
  return (
    <section aria-labelledby="filmography" className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="grid w-44 gap-1.5">
          <h2 id="filmography" className="font-bold text-lg">
            {t('cast.filmography')}
          </h2>
          <Have credits={credits} />
        </div>
        <span className="ms-auto" />
        {credits.length >= SEVERAL && (
          <>
            <span className="flex min-h-8 items-center gap-2.5 text-sm">
              <Switch
                checked={isNewOnly}
                label={t('details.hide_mine')}
                onChange={(on) => {
                  const { new: _, ...rest } = search
                  change({ ...rest, ...(on && { new: true }) })
                }}
              />
              <span aria-hidden>{t('details.hide_mine')}</span>
            </span>
            <Segmented
              label={t('cast.sort')}
              value={sort}
              options={creditOrders.map((value) => ({ value, label: t(`cast.sort_${value}`) }))}
              onChange={(value) => change({ ...search, sort: value })}
            />
          </>
        )}
      </div>
      <div>
        {works.length === 1 ? (
          cards
        ) : (
          <Tabs
            label={t('cast.filmography')}
            tabs={works.map(({ department, credits: own }) => ({
              value: department,
              label: t(`work.${department}`),
              count: own.length,
            }))}
            value={chosen.department}
            onChange={(value) => change({ ...search, work: value })}
          >
            {cards}
          </Tabs>
        )}
      </div>
    </section>
  )
}

const Have = ({ credits }: { credits: readonly Credit[] }) => {
  const here = credits.filter(({ movie_id }) => movie_id !== null).length
  const label = t(credits.length < MOST ? 'cast.have' : 'cast.have_of_best', { count: count(here), all: count(credits.length) })
  return (
    <div className="grid gap-1.5">
      <p className="text-muted text-sm">{label}</p>
      <Bar thin tone="ok" value={here / credits.length} label={label} />
    </div>
  )
}

type CardsProps = {
  credits: readonly Credit[]
  department: Department
  sort: CreditOrder
  isNewOnly: boolean
}

const Cards = ({ credits, department, sort, isNewOnly }: CardsProps) => {
  const shown = inOrder(credits, sort).filter(({ movie_id }) => !isNewOnly || movie_id === null)
  if (shown.length === 0) return <p className="text-muted">{t('details.all_mine')}</p>
  /** Year and role; a rating is more useful next to movies in its order, and where the role says nothing new. */
  const noteOf = ({ year, role }: Credit) =>
    sort === 'rating' || department === 'directing' || !role ? null : [year, jobWord(role)].filter(Boolean).join('\u2002')
  return (
    <ul className={grid}>
      {shown.map((credit) => (
        <MatchCard key={credit.metadata_id} match={credit} note={noteOf(credit)} />
      ))}
    </ul>
  )
}
