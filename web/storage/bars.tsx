import { useId } from 'react'

type Props = { title: string; values: readonly { name: string; value: number; says: string }[] }

/** Amounts side by side, each with its name and its number. */
export const Bars = ({ title, values }: Props) => {
  const id = useId()
  const most = Math.max(1, ...values.map(({ value }) => value))
  if (values.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-bold text-lg">
        {title}
      </h2>
      <ul className="grid gap-2 text-sm">
        {values.map(({ name, value, says }) => (
          <li key={name} className="grid grid-cols-[8.5rem_minmax(0,1fr)_5rem] items-center gap-3">
            <span className="truncate text-soft">{name}</span>
            <span aria-hidden className="h-2 rounded-pill bg-ctl">
              <span className="block h-2 min-w-0.5 rounded-pill bg-accent" style={{ width: `${String((value / most) * 100)}%` }} />
            </span>
            <span className="text-end text-muted tabular-nums">{says}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
