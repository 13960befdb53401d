import { ChevronDown, FolderSearch, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, IconButton } from './button'
import { TextInput } from './field'

/** A folder that two programs see under different paths; `id` is only the React key. */
export type PathRow = { id: number; from: string; to: string }
type Words = {
  title: string
  help: string
  add: string
  from: string
  to: string
  /** For those who do not see that the rows have two columns. */
  labels: (place: number) => { from: string; to: string; remove: string }
}
/** Lets a person choose the second path of a row instead of typing it. */
type Browse = {
  label: (place: number) => string
  picker: (picking: { path: string; onPick: (path: string) => void; onClose: () => void }) => ReactNode
}
type Props = { rows: readonly PathRow[]; onChange: (rows: readonly PathRow[]) => void; words: Words; browse?: Browse }

/** Rows that are not filled in whole count for nothing. */
export const pathsIn = (rows: readonly PathRow[]): { from: string; to: string }[] =>
  rows.flatMap(({ from, to }) => (from.trim() && to.trim() ? [{ from: from.trim(), to: to.trim() }] : []))

export const nextRow = (rows: readonly PathRow[]): number => Math.max(0, ...rows.map(({ id }) => id)) + 1

/** Folders with a different path in another program, folded away while there are none. */
export const PathRows = ({ rows, onChange, words, browse }: Props) => (
  <details open={rows.length > 0} className="group rounded-card bg-ctl px-4 py-2">
    <summary className="flex min-h-6 list-none items-center gap-2 py-1 font-medium text-sm">
      <ChevronDown aria-hidden className="size-4 transition-transform group-not-open:-rotate-90" />
      {words.title}
    </summary>
    <div className="grid gap-3 pt-1 pb-2">
      <p className="text-muted text-sm">{words.help}</p>
      {rows.map((row, index) => (
        <Row
          key={row.id}
          row={row}
          words={{ ...words, ...words.labels(index + 1) }}
          placeholders={words}
          {...(browse && { browse: { label: browse.label(index + 1), picker: browse.picker } })}
          onChange={(changed) => onChange(rows.map((one) => (one.id === row.id ? changed : one)))}
          onRemove={() => onChange(rows.filter((one) => one.id !== row.id))}
        />
      ))}
      <Button
        small
        icon={Plus}
        className="justify-self-start bg-surface!"
        onClick={() => onChange([...rows, { id: nextRow(rows), from: '', to: '' }])}
      >
        {words.add}
      </Button>
    </div>
  </details>
)

type RowProps = {
  row: PathRow
  words: { from: string; to: string; remove: string }
  placeholders: { from: string; to: string }
  browse?: { label: string; picker: Browse['picker'] }
  onChange: (row: PathRow) => void
  onRemove: () => void
}

const Row = ({ row, words, placeholders, browse, onChange, onRemove }: RowProps) => {
  const [browsing, setBrowsing] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            aria-label={words[end]}
            placeholder={placeholders[end]}
            maxLength={4000}
            className="min-w-40 grow basis-40 font-mono text-sm"
            value={row[end]}
            onChange={(event) => onChange({ ...row, [end]: event.target.value })}
          />
        ))}
        {browse && <IconButton icon={FolderSearch} label={browse.label} onClick={() => setBrowsing(!browsing)} />}
        <IconButton icon={Trash2} label={words.remove} onClick={onRemove} />
      </div>
      {browsing && browse?.picker({ path: row.to.trim(), onPick: (to) => onChange({ ...row, to }), onClose: () => setBrowsing(false) })}
    </>
  )
}
