import { useId } from 'react'

/** A number of points with what it is for. */
export const Points = ({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) => {
  const id = useId()
  return (
    <div className="flex items-center gap-3">
      <input
        id={id}
        type="number"
        step={1}
        min={-100_000}
        max={100_000}
        value={value}
        onChange={(event) => onChange(Math.round(Number(event.target.value)) || 0)}
        className="field-control w-28! shrink-0"
      />
      <label htmlFor={id} className="min-w-0 break-words">
        {label}
      </label>
    </div>
  )
}
