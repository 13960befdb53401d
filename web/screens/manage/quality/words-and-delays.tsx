import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { indexersQuery, tagsQuery } from '../../../data/api/queries'
import { t } from '../../../i18n/translate'
import { Button, IconButton } from '../../../kit/button'
import { Field, Switch } from '../../../kit/field'
import { TagChoice } from '../../movie/tag-choice'
import { Minutes, PickSome, WordLines } from './rule-parts'
import { hasRules, isDelayIncomplete, type Rules } from './rules'

type Part = { draft: Rules; change: (change: Partial<Rules>) => void }
type WordRule = Rules['words'][number]
type DelayRule = Rules['delays'][number]

/** Words that a release name must or must not contain, and how long to wait for a better release. Open if a profile has any. */
export const WordsAndDelays = ({ draft, change }: Part) => {
  const [open, setOpen] = useState(() => hasRules(draft))
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 font-medium">
        <ChevronDown aria-hidden className="size-4 transition-transform group-not-open:-rotate-90" />
        {t('profile.words_and_delays')}
      </summary>
      <div className="grid gap-6 pt-3">
        <Words draft={draft} change={change} />
        <Delays draft={draft} change={change} />
      </div>
    </details>
  )
}

const Words = ({ draft: { must_contain, must_not_contain, words }, change }: Part) => {
  const set = (place: number, rule: WordRule) => change({ words: words.with(place, rule) })
  return (
    <>
      <WordLines
        label={t('profile.must')}
        help={t('profile.must_help')}
        value={must_contain}
        onChange={(lines) => change({ must_contain: lines })}
      />
      <WordLines
        label={t('profile.must_not')}
        help={t('profile.must_not_help')}
        value={must_not_contain}
        onChange={(lines) => change({ must_not_contain: lines })}
      />
      {words.map((rule, place) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name of its own
          key={place}
          title={t('profile.more_words', { place: place + 1 })}
          remove={t('profile.remove_words', { place: place + 1 })}
          onRemove={() => change({ words: words.toSpliced(place, 1) })}
        >
          <Scoped rule={rule} onChange={(changed) => set(place, changed)} />
        </Entry>
      ))}
      <Button
        small
        icon={Plus}
        className="justify-self-start"
        onClick={() => change({ words: [...words, { must: [], must_not: [], tag_ids: [], indexer_ids: [] }] })}
      >
        {t('profile.add_words')}
      </Button>
    </>
  )
}

const Scoped = ({ rule, onChange }: { rule: WordRule; onChange: (rule: WordRule) => void }) => {
  const indexers = useQuery(indexersQuery).data?.results ?? []
  return (
    <>
      <WordLines
        label={t('profile.must')}
        help={t('profile.must_help')}
        value={rule.must}
        onChange={(must) => onChange({ ...rule, must })}
      />
      <WordLines
        label={t('profile.must_not')}
        help={t('profile.must_not_help')}
        value={rule.must_not}
        onChange={(must_not) => onChange({ ...rule, must_not })}
      />
      <Tags help={t('profile.words_tags_help')} chosen={rule.tag_ids} onChange={(tag_ids) => onChange({ ...rule, tag_ids })} />
      {indexers.length > 0 && (
        <PickSome
          label={t('profile.words_indexers')}
          help={t('profile.words_indexers_help')}
          options={indexers}
          chosen={rule.indexer_ids}
          onChange={(indexer_ids) => onChange({ ...rule, indexer_ids })}
        />
      )}
    </>
  )
}

const Delays = ({ draft, change }: Part) => {
  const { delay_minutes, delay_bypass_best_quality, delay_bypass_score, delays } = draft
  const id = useId()
  const set = (place: number, rule: DelayRule) => change({ delays: delays.with(place, rule) })
  return (
    <>
      <Minutes label={t('profile.delay')} value={delay_minutes} onChange={(minutes) => change({ delay_minutes: minutes })} />
      <p className="-mt-4 text-muted text-sm">{t('profile.delay_help')}</p>
      {(delay_minutes > 0 || delays.length > 0) && (
        <>
          <div className="flex items-start gap-4">
            <label htmlFor={id} className="grow font-medium">
              {t('profile.delay_best')}
            </label>
            <Switch id={id} checked={delay_bypass_best_quality} onChange={(isOn) => change({ delay_bypass_best_quality: isOn })} />
          </div>
          <Field label={t('profile.delay_score')} help={t('profile.delay_score_help')}>
            {(wired) => (
              <input
                {...wired}
                type="number"
                step={1}
                min={-100_000}
                max={100_000}
                value={delay_bypass_score ?? ''}
                onChange={({ target }) =>
                  change({ delay_bypass_score: target.value === '' ? null : Math.round(Number(target.value)) || 0 })
                }
                className="field-control w-36!"
              />
            )}
          </Field>
        </>
      )}
      {delays.map((rule, place) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name of its own
          key={place}
          title={t('profile.other_delay', { place: place + 1 })}
          remove={t('profile.remove_delay', { place: place + 1 })}
          onRemove={() => change({ delays: delays.toSpliced(place, 1) })}
        >
          <Minutes label={t('profile.delay')} value={rule.minutes} onChange={(minutes) => set(place, { ...rule, minutes })} />
          <Tags help={t('profile.delay_tags_help')} chosen={rule.tag_ids} onChange={(tag_ids) => set(place, { ...rule, tag_ids })} />
        </Entry>
      ))}
      {isDelayIncomplete(draft) && (
        <p role="alert" className="text-bad text-sm">
          {t('profile.delay_needs_tag')}
        </p>
      )}
      <Button
        small
        icon={Plus}
        className="justify-self-start"
        onClick={() => change({ delays: [...delays, { minutes: delay_minutes, tag_ids: [] }] })}
      >
        {t('profile.add_delay')}
      </Button>
    </>
  )
}

type TagsProps = { help: string; chosen: readonly number[]; onChange: (ids: number[]) => void }

/** Existing tags first: a tag that no movie has yet is rarely what a rule needs. */
const Tags = ({ help, chosen, onChange }: TagsProps) => {
  const tags = useQuery(tagsQuery).data?.results ?? []
  if (tags.length === 0) return <TagChoice help={help} chosen={chosen} onChange={onChange} />
  return <PickSome label={t('tags.label')} help={help} options={tags} chosen={chosen} onChange={onChange} />
}

type EntryProps = { title: string; remove: string; onRemove: () => void; children: ReactNode }

const Entry = ({ title, remove, onRemove, children }: EntryProps) => (
  <section aria-label={title} className="grid gap-4 rounded-card bg-ctl p-4">
    <div className="flex items-center gap-2">
      <h4 className="grow font-medium">{title}</h4>
      <IconButton icon={Trash2} label={remove} onClick={onRemove} />
    </div>
    {children}
  </section>
)
