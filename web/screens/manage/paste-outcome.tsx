import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'

type Refused = { name: string; code: string; values: Record<string, unknown>; why: string }
type Props = {
  title: string
  refused: readonly Refused[]
  /** What was imported, with remarks. */
  imported: readonly { readonly id: number; readonly name: string; readonly remarks: readonly string[] }[]
  next?: ReactNode
  onClose: () => void
}

/** What became of each entry that was pasted. */
export const PasteOutcome = ({ title, refused, imported, next, onClose }: Props) => (
  <div className="grid gap-5 pb-3">
    <p role="status" className="font-medium">
      {title}
    </p>
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
      {refused.map(({ name, why, ...said }) => (
        <li key={`${name} ${why}`} className="flex items-start gap-3 px-4 py-2.5">
          <CircleX aria-hidden className="mt-1 size-4 shrink-0 text-bad" />
          <div className="min-w-0">
            <p className="break-words">{name}</p>
            <p className="break-words text-soft text-sm">{told({ ...said, text: why })}</p>
          </div>
        </li>
      ))}
      {imported.map(({ id, name, remarks }) => (
        <li key={id} className="flex items-start gap-3 px-4 py-2.5">
          <CircleCheck aria-hidden className="mt-1 size-4 shrink-0 text-ok" />
          <div className="min-w-0">
            <p className="break-words">{name}</p>
            {remarks.map((remark) => (
              <p key={remark} className="break-words text-soft text-sm">
                {remark}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
    {next && <p className="text-muted text-sm">{next}</p>}
    <Button className="justify-self-end" onClick={onClose}>
      {t('ui.close')}
    </Button>
  </div>
)
