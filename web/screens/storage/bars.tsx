import { useId } from 'react'

type Props = { title: string; values: readonly { name: string; value: number; says: string }[] }

/** A column chart over time, newest last. `lead` stands out: the last column by default. */
export const Columns = ({ title, values, lead = values.length - 1 }: Props & { lead?: number }) => {
  const id = useId()
  const most = Math.max(1, ...values.map(({ value }) => value))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-bold text-lg">
        {title}
      </h2>
      <ol className="flex h-28 items-end gap-1">
        {values.map(({ name, value, says }, at) => (
          <li
            key={name}
            title={`${name}: ${says}`}
            className={`grow rounded-ctl ${at === lead ? 'bg-accent' : 'bg-ctl'}`}
            style={{ height: `${String(Math.max(3, (value / most) * 100))}%` }}
          >
            <span className="visually-hidden">{`${name}: ${says}`}</span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-2 flex justify-between text-muted text-xs">
        <span>{values[0]?.name}</span>
        <span>{values.at(-1)?.name}</span>
      </p>
    </section>
  )
}

/** A bar chart with names and numbers. */
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
          <li key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)_3rem] items-center gap-3">
            <span className="truncate text-soft">{name}</span>
            <span aria-hidden className="h-2 rounded-pill bg-ctl">
              <span className="block h-2 min-w-1 rounded-pill bg-accent" style={{ width: `${String((value / most) * 100)}%` }} />
            </span>
            <span className="text-end text-muted tabular-nums">{says}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
