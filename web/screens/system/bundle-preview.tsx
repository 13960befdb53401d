import { useState } from 'react'
import { count, size } from '../../i18n/format'
import { type Key, t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import type { ZipEntry } from './read-zip'

type Tally = { kind: string; things: number; places: number }
const tallyEntry = 'masked.json'
const step = 100

/** What is in a report, to look at before it is shared. */
export const BundlePreview = ({ entries }: { entries: readonly ZipEntry[] }) => {
  const tallies = talliesIn(entries)
  return (
    <section aria-label={t('diagnostics.contents')} className="grid gap-6">
      {tallies.length > 0 && <Replaced tallies={tallies} />}
      <div>
        <h2 className="font-medium">{t('diagnostics.contents')}</h2>
        <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {entries.map((entry) => (
            <li key={entry.name} className="px-4 py-2">
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const talliesIn = (entries: readonly ZipEntry[]): Tally[] => {
  const found = entries.find(({ name }) => name === tallyEntry)
  return found ? (JSON.parse(found.text) as { masked: Tally[] }).masked : []
}

const Replaced = ({ tallies }: { tallies: readonly Tally[] }) => (
  <div>
    <h2 className="font-medium">{t('diagnostics.replaced')}</h2>
    <p className="text-muted text-sm">{t('diagnostics.replaced_text')}</p>
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {tallies.map(({ kind, things, places }) => (
        <div key={kind} className="contents">
          <dt className="text-muted">{t(`diagnostics.of_${kind}` as Key)}</dt>
          <dd>{t('diagnostics.places', { things: count(things), count: places })}</dd>
        </div>
      ))}
    </dl>
  </div>
)

/** Long texts are shown in parts: a log may have 50,000 lines. */
const Entry = ({ entry: { name, bytes, text } }: { entry: ZipEntry }) => {
  const [lines, setLines] = useState(step)
  const all = text.split('\n')
  return (
    <details>
      <summary className="py-1">
        {name} <span className="text-muted text-sm">{size(bytes)}</span>
      </summary>
      <pre className="wrap-anywhere whitespace-pre-wrap py-2 text-sm">{all.slice(0, lines).join('\n')}</pre>
      {lines < all.length && (
        <Button small onClick={() => setLines(lines + step)}>
          {t('diagnostics.more_lines')}
        </Button>
      )}
    </details>
  )
}
