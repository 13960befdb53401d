import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type DiscoverFilter, streamingServicesQuery } from '../../data/api/discover-queries'
import { useKeyTrouble } from '../../data/api/movie-database'
import type { Traits } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Switch } from '../../kit/field'
import { KeyTrouble } from '../../kit/key-trouble'
import { Page } from '../../kit/page'
import { useTyped } from '../../kit/use-typed'
import { useWide } from '../../kit/use-wide'
import { useChoices } from '../../shell/find/choices'
import { useGenres } from '../../shell/find/genres'
import type { Choice, GroupName } from '../../shell/find/groups'
import { ChoiceList } from '../../shell/find/list'
import { languageWords, type Named, traitChips } from '../../shell/find/traits'
import { isOnlyFilters, understand } from '../../shell/find/understand'
import { useChosen } from '../../shell/find/use-chosen'
import { FollowButton } from '../follow/button'
import { Filters } from './filters'
import { GridWaiting } from './grid'
import { FilteredMovies, Series, type Shown, TitleResults } from './results'
import { DiscoverRows, RowWaiting } from './rows'
import type { DiscoverSearch } from './search'
import { Studio } from './studio'

const TYPING_MS = 250
const route = getRouteApi('/discover')
/** Groups shown as posters below, not as suggestions under the field. */
const asPosters: readonly GroupName[] = ['library', 'database', 'elsewhere']

/** One search field, the filters recognized in it, and rows to browse. */
export const DiscoverPage = () => {
  const { q = '', new: isNewOnly = false, kind, collection, studio, ...chosen } = route.useSearch()
  const navigate = route.useNavigate()
  const trouble = useKeyTrouble()
  const genres = useGenres(trouble === null)
  const services = useQuery({ ...streamingServicesQuery, enabled: trouble === null }).data?.results ?? []
  const provided = genres.map((genre) => ({ id: genre.id, name: genre.provided }))
  const typed = understand(q, { genres: [...genres, ...provided], languages: languageWords() })
  const isUnderstood = isOnlyFilters(typed)
  const traits: Traits = isUnderstood ? { ...chosen, ...typed.traits } : chosen
  const go = (search: DiscoverSearch) => void navigate({ search: { ...search, ...(isNewOnly && { new: true }) }, replace: true })
  const named = { genre: genres, streaming_service: services }
  const title = q === '' || isUnderstood ? undefined : q
  const isOfOne = collection !== undefined || studio !== undefined
  const hasRows = q === '' && kind === undefined && !isOfOne && Object.keys(chosen).length === 0
  return (
    <Page title={t('nav.discover')} heading="large">
      <Field q={q} onText={(next) => go(next === '' ? chosen : { q: next, ...chosen })} />
      <Filters
        traits={traits}
        named={named}
        isUnderstood={isUnderstood}
        list={kind && { title: t(`discover.${kind}`), leave: () => go(traits) }}
        change={(next) => go({ ...next, ...(kind && { kind }) })}
      >
        <span className="flex min-h-8 items-center gap-2.5 ps-1 text-sm">
          <Switch
            checked={isNewOnly}
            onChange={(on) => void navigate({ search: ({ new: _, ...rest }) => ({ ...rest, ...(on && { new: true }) }), replace: true })}
            label={t('details.hide_mine')}
          />
          <span aria-hidden>{t('details.hide_mine')}</span>
        </span>
        <FollowSearch q={title} traits={traits} named={named} isReady={trouble === null} />
      </Filters>
      {trouble && <KeyTrouble trouble={trouble} />}
      {trouble === undefined && (hasRows ? <RowWaiting title={t('discover.trending')} /> : <GridWaiting count={14} />)}
      {trouble === null && (
        <Found title={title} wish={{ ...traits, ...(kind && { kind }) }} series={collection} studio={studio} isNewOnly={isNewOnly} />
      )}
    </Page>
  )
}

/** Follows what is searched: a title, or filters. */
const FollowSearch = ({ q, traits, named, isReady }: { q: string | undefined; traits: Traits; named: Named; isReady: boolean }) => {
  const query = q === undefined ? traits : { q: q.trim() }
  const name = (
    q === undefined
      ? traitChips(traits, named)
          .map(({ label }) => label)
          .join(', ')
      : q.trim()
  ).slice(0, LONGEST_NAME)
  if (name === '' || !isReady) return null
  return <FollowButton small subject={{ kind: 'search', query, name }} name={name} />
}
const LONGEST_NAME = 100

type FoundProps = Shown & { title: string | undefined; wish: DiscoverFilter; series: number | undefined; studio: number | undefined }

const Found = ({ title, wish, series, studio, ...shown }: FoundProps) => {
  if (title !== undefined) return <TitleResults q={title} {...shown} />
  if (Object.keys(wish).length > 0) return <FilteredMovies wish={wish} {...shown} />
  if (studio !== undefined) return <Studio id={studio} {...shown} />
  return series === undefined ? <DiscoverRows {...shown} /> : <Series id={series} {...shown} />
}

/** The top bar's search field, built into the page: people, series, genres, places and actions appear under it, movies below. */
const Field = ({ q, onText }: { q: string; onText: (text: string) => void }) => {
  const [text, type] = useTyped({ value: q, tell: onText, restMs: TYPING_MS })
  const isWide = useWide()
  const { groups: all, isCurrent } = useChoices(text)
  const groups = text.trim() === '' ? [] : all.filter(({ name }) => !asPosters.includes(name))
  const run = (choice: Choice) => {
    type('')
    choice.run()
  }
  const { id, chosen, hover, forget, wires } = useChosen({ groups, run, isEager: false, text, isCurrent })
  return (
    <div className="max-w-3xl">
      <label className="relative flex items-center">
        <span className="visually-hidden">{t('discover.search')}</span>
        <Search aria-hidden className="pointer-events-none absolute start-4 size-5 text-muted" />
        <input
          type="search"
          {...wires}
          value={text}
          onChange={(event) => {
            type(event.target.value)
            forget()
          }}
          placeholder={t(isWide ? 'discover.placeholder' : 'discover.search')}
          enterKeyHint="search"
          className="field-control h-14 rounded-card! ps-12! text-lg"
        />
      </label>
      {groups.length > 0 && (
        <ChoiceList id={id} label={t('palette.results')} groups={groups} chosen={chosen} isFlat onHover={hover} onRun={run} />
      )}
    </div>
  )
}
