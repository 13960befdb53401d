import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Traits } from '../../data/api/types'
import { wordsIn } from '../../data/comma-list'
import { t } from '../../i18n/translate'
import { MenuButton, type MenuEntry } from '../../kit/menu'
import { type IdTrait, languageChoices, type Named, traitChips, withoutTrait, withToggled } from '../../shell/find/traits'

type Props = {
  traits: Traits
  named: Named
  /** True if the filters were recognized in typed text instead of chosen. */
  isUnderstood: boolean
  /** The list that is shown, or the order of the movies. */
  list: { title: string; leave: () => void } | undefined
  change: (traits: Traits) => void
  children: ReactNode
}

const decades = [2020, 2010, 2000, 1990, 1980, 1970, 1960, 1950, 1940, 1930, 1920, 1910]
const ratings = [6, 7, 8]
const lengths = [20, 60, 95, 120]

/** Active filters, each removable, and a way to add more. */
export const Filters = ({ traits, named, isUnderstood, list, change, children }: Props) => {
  const chips = traitChips(traits, named)
  const entriesOf = (of: IdTrait): MenuEntry[] =>
    named[of].map(({ id, name }) => ({
      kind: 'check',
      label: name,
      checked: wordsIn(traits[of]).includes(String(id)),
      run: () => change(withToggled(traits, of, String(id))),
    }))
  const choose = (name: 'rating_from' | 'runtime_to', value: number) => {
    const { [name]: before, ...rest } = traits
    change(before === value ? rest : { ...rest, [name]: value })
  }
  const menus: { label: string; entries: () => MenuEntry[] }[] = [
    { label: t('find.genre'), entries: () => entriesOf('genre') },
    {
      label: t('find.decade'),
      entries: () =>
        decades.map((decade) => ({
          kind: 'check',
          label: t('find.decade_of', { decade: String(decade) }),
          checked: traits.year_from === decade && traits.year_to === decade + 9,
          run: () => change({ ...traits, year_from: decade, year_to: decade + 9 }),
        })),
    },
    {
      label: t('find.rating'),
      entries: () =>
        ratings.map((rating) => ({
          kind: 'check',
          label: t('find.rated', { rating: String(rating) }),
          checked: traits.rating_from === rating,
          run: () => choose('rating_from', rating),
        })),
    },
    {
      label: t('find.length'),
      entries: () =>
        lengths.map((count) => ({
          kind: 'check',
          label: t('find.up_to', { count }),
          checked: traits.runtime_to === count,
          run: () => choose('runtime_to', count),
        })),
    },
    {
      label: t('find.language'),
      entries: () =>
        languageChoices().map(({ code, name }) => ({
          kind: 'check',
          label: name,
          checked: traits.language === code,
          run: () => change({ ...traits, language: code }),
        })),
    },
    ...(named.streaming_service.length > 0 ? [{ label: t('find.streaming'), entries: () => entriesOf('streaming_service') }] : []),
  ]
  return (
    <div className="relative -mx-(--gutter) mt-3 mb-6 flex items-center gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] md:flex-wrap [&>*]:shrink-0">
      {isUnderstood && <span className="me-1 text-muted text-sm">{t('find.understood')}</span>}
      {list && <Chip label={list.title} onRemove={list.leave} />}
      {chips.map((chip) => (
        <Chip key={chip.key} label={chip.label} onRemove={() => change(withoutTrait(traits, chip))} />
      ))}
      {menus.map(({ label, entries }) => (
        <MenuButton key={label} small align="start" label={label} icon={Plus} text={label} entries={entries} />
      ))}
      {children}
    </div>
  )
}

const Chip = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button
    type="button"
    onClick={onRemove}
    aria-label={t('library.remove_filter', { label })}
    className="flex min-h-8 items-center gap-1.5 rounded-pill bg-fg ps-3 pe-2 font-medium text-page text-sm pointer-coarse:min-h-10"
  >
    {label}
    <X aria-hidden className="size-3.5" />
  </button>
)
