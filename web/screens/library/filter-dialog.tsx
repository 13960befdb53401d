import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { facetsQuery, profilesQuery, tagsQuery } from '../../data/api/queries'
import type { Facets } from '../../data/api/types'
import { toggled } from '../../data/comma-list'
import { count } from '../../i18n/format'
import { genreWord } from '../../i18n/genre'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { Field, Select, TextInput } from '../../kit/field'
import { type ChangeSearch, cleaned, type LibrarySearch, queryOf, versionChoices } from './search'
import { stateChoices } from './statuses'

const MOST_WORDS = 16
const ratings = [5, 6, 7, 8, 9]

type Parts = { search: LibrarySearch; facets: Facets | undefined; change: ChangeSearch }
type Props = { search: LibrarySearch; onShow: (search: LibrarySearch) => void; onClose: () => void }

/** Filters of the library. The button shows how many movies match. */
export const FilterDialog = ({ search: start, onShow, onClose }: Props) => {
  const [search, setSearch] = useState(start)
  const [round, setRound] = useState(0)
  const { data: facets } = useQuery(facetsQuery(queryOf(search)))
  const change: ChangeSearch = (next) => setSearch((before) => cleaned({ ...before, ...next }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('filter.title')}
      footer={
        <>
          <Button
            className="me-auto"
            onClick={() => {
              change(nothing)
              setRound(round + 1)
            }}
          >
            {t('library.clear')}
          </Button>
          <Button
            kind="primary"
            onClick={() => {
              onShow(search)
              onClose()
            }}
          >
            {t('filter.show', { count: facets?.total ?? 0 })}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Group label={t('library.filter_status')}>
          {stateChoices(search.status, facets?.counts.status).map((choice) => (
            <Toggle
              key={choice.key}
              on={choice.isChosen}
              label={choice.label}
              number={choice.count}
              press={() => change({ status: choice.next })}
            />
          ))}
        </Group>
        <Words kind="genre" label={t('library.filter_genre')} search={search} facets={facets} change={change} />
        <Words kind="quality" label={t('library.filter_quality')} search={search} facets={facets} change={change} />
        <div key={round} className="grid grid-cols-2 gap-4">
          <Year name="year_from" label={t('filter.year_from')} search={search} change={change} />
          <Year name="year_to" label={t('filter.year_to')} search={search} change={change} />
        </div>
        <More search={search} change={change} />
      </div>
    </Dialog>
  )
}

const nothing = {
  q: undefined,
  status: undefined,
  genre: undefined,
  quality: undefined,
  year_from: undefined,
  year_to: undefined,
  rating_from: undefined,
  runtime_to: undefined,
  tag_id: undefined,
  quality_profile_id: undefined,
  watched: undefined,
  favorite: undefined,
  collection_id: undefined,
  color: undefined,
  versions: undefined,
} satisfies { [K in Exclude<keyof LibrarySearch, 'sort' | 'order' | 'group'>]-?: undefined }

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset>
    <legend className="mb-2 font-medium">{label}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
)

const Toggle = ({ on, label, number, press }: { on: boolean; label: string; number?: number; press: () => void }) => (
  <button
    type="button"
    aria-pressed={on}
    onClick={press}
    className={clsx(
      'flex min-h-8 items-center gap-1.5 rounded-pill px-3 text-sm pointer-coarse:min-h-10',
      on ? 'bg-accent text-on-accent' : 'bg-ctl hover:bg-hover',
    )}
  >
    {on && <Check aria-hidden className="size-3.5" strokeWidth={3} />}
    {label}
    {number !== undefined && <span className={on ? '' : 'text-muted'}>{count(number)}</span>}
  </button>
)

type WordsProps = Parts & { kind: 'genre' | 'quality'; label: string }

const Words = ({ kind, label, search, facets, change }: WordsProps) => {
  const counts = facets?.counts[kind] ?? {}
  const chosen = search[kind]?.split(',') ?? []
  const most = Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_WORDS)
    .map(([word]) => word)
  const words = [...new Set([...chosen, ...most])]
  if (words.length === 0) return null
  return (
    <Group label={label}>
      {words.map((word) => (
        <Toggle
          key={word}
          on={chosen.includes(word)}
          label={kind === 'genre' ? genreWord(word) : word}
          number={counts[word] ?? 0}
          press={() => change({ [kind]: toggled(search[kind], word) })}
        />
      ))}
    </Group>
  )
}

type YearProps = { name: 'year_from' | 'year_to'; label: string; search: LibrarySearch; change: ChangeSearch }
const FIRST_YEAR = 1000

/** Applied only once all four digits are typed. */
const Year = ({ name, label, search, change }: YearProps) => (
  <Field label={label}>
    {(wired) => (
      <TextInput
        {...wired}
        inputMode="numeric"
        maxLength={4}
        defaultValue={search[name] ?? ''}
        onChange={({ target: { value } }) => {
          const year = Number(value)
          if (value === '') change({ [name]: undefined })
          else if (Number.isInteger(year) && year >= FIRST_YEAR) change({ [name]: year })
        }}
      />
    )}
  </Field>
)

/** In minutes. */
type EitherWayProps = {
  label: string
  value: boolean | undefined
  onChange: (value: boolean | undefined) => void
  words: { yes: string; no: string }
}

/** What a movie is, or is not; undefined for either. */
const EitherWay = ({ label, value, onChange, words }: EitherWayProps) => (
  <Field label={label}>
    {(wired) => (
      <Select
        {...wired}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
        options={[
          { value: '', label: t('filter.any_rating') },
          { value: 'true', label: words.yes },
          { value: 'false', label: words.no },
        ]}
      />
    )}
  </Field>
)

const lengths = [30, 60, 80, 95, 110, 130, 160]

const More = ({ search, change }: { search: LibrarySearch; change: ChangeSearch }) => {
  const tags = useQuery(tagsQuery).data?.results ?? []
  const profiles = useQuery(profilesQuery).data?.results ?? []
  const any = { value: '', label: t('filter.any_rating') }
  const idOf = (value: string) => (value === '' ? undefined : Number(value))
  const named = (all: readonly { id: number; name: string }[]) => [any, ...all.map(({ id, name }) => ({ value: String(id), label: name }))]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('filter.rating')}>
        {(wired) => (
          <Select
            {...wired}
            value={String(search.rating_from ?? '')}
            onChange={({ target }) => change({ rating_from: idOf(target.value) })}
            options={[any, ...ratings.map((rating) => ({ value: String(rating), label: `★ ${String(rating)}` }))]}
          />
        )}
      </Field>
      <Field label={t('filter.length')}>
        {(wired) => (
          <Select
            {...wired}
            value={String(search.runtime_to ?? '')}
            onChange={({ target }) => change({ runtime_to: idOf(target.value) })}
            options={[any, ...lengths.map((count) => ({ value: String(count), label: t('filter.fits', { count }) }))]}
          />
        )}
      </Field>
      <EitherWay
        label={t('filter.watched')}
        value={search.watched}
        onChange={(watched) => change({ watched })}
        words={{ yes: t('filter.seen'), no: t('filter.unseen') }}
      />
      <EitherWay
        label={t('filter.favorites')}
        value={search.favorite}
        onChange={(favorite) => change({ favorite })}
        words={{ yes: t('filter.favorites'), no: t('filter.no_favorites') }}
      />
      <Field label={t('filter.profile')}>
        {(wired) => (
          <Select
            {...wired}
            value={String(search.quality_profile_id ?? '')}
            onChange={({ target }) => change({ quality_profile_id: idOf(target.value) })}
            options={named(profiles)}
          />
        )}
      </Field>
      <Field label={t('version.title')}>
        {(wired) => (
          <Select
            {...wired}
            value={search.versions ?? ''}
            onChange={({ target }) => change({ versions: versionChoices.find((known) => known === target.value) })}
            options={[any, ...versionChoices.map((value) => ({ value, label: t(`version.filter_${value}`) }))]}
          />
        )}
      </Field>
      {tags.length > 0 && (
        <Field label={t('filter.tag')}>
          {(wired) => (
            <Select
              {...wired}
              value={String(search.tag_id ?? '')}
              onChange={({ target }) => change({ tag_id: idOf(target.value) })}
              options={named(tags)}
            />
          )}
        </Field>
      )}
    </div>
  )
}
