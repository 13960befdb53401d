import clsx from 'clsx'
import { Search } from 'lucide-react'

type Props = {
  /** Placeholder and accessible name. */
  label: string
  value: string
  onType: (text: string) => void
  className?: string
  /** Width classes of the input itself. */
  width?: string
}

/** A search field that filters the content below it. */
export const SearchField = ({ label, value, onType, className, width }: Props) => (
  <label className={clsx('relative flex items-center', className)}>
    <span className="visually-hidden">{label}</span>
    <Search aria-hidden className="pointer-events-none absolute start-3 size-4 text-muted" />
    <input
      type="search"
      value={value}
      onChange={(event) => onType(event.target.value)}
      placeholder={label}
      className={clsx('field-control truncate border-line! ps-9', width)}
    />
  </label>
)
