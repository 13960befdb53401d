import { percent } from '../i18n/format'

/** Progress as a row of lights, lit up to the current share. */
export const Bulbs = ({ value, label, text }: { value: number; label: string; text?: string | undefined }) => {
  const share = Math.min(1, Math.max(0, value))
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={text ?? percent(share)}
      className="bulbs"
      style={{ '--lit': `${String(share * 100)}%` } as object}
    />
  )
}
