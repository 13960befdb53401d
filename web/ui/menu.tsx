import type { LucideIcon } from 'lucide-react'
import { type ReactElement, Suspense, useState } from 'react'
import { Button, type ButtonKind, IconButton } from './button'
import { part } from './later'

export type MenuEntry =
  | { kind: 'item'; label: string; icon?: LucideIcon; danger?: boolean; disabled?: boolean; run: () => void }
  | { kind: 'check'; label: string; note?: string; checked: boolean; run: () => void }
  | { kind: 'heading'; label: string }
  | { kind: 'line' }

type Props = {
  label: string
  icon: LucideIcon
  /** Words on the button; without them it is an icon that is named by its label. */
  text?: string
  /** Where the icon is enough. */
  folded?: keyof typeof folds
  small?: boolean
  kind?: ButtonKind
  /** As high as the first action beside it. */
  large?: boolean
} & (
  | { entries: () => readonly MenuEntry[] }
  /** A menu whose entries are code that comes with it; `fetch` has it come early. */
  | { popup: (trigger: ReactElement) => ReactElement; fetch: () => void }
)

const MenuPopup = part(() => import('./menu-popup'), 'MenuPopup')

const folds = {
  never: { button: '', text: '' },
  phone: { button: 'max-md:px-2.5!', text: 'max-md:visually-hidden' },
  narrowest: { button: 'max-[22rem]:px-2.5!', text: 'max-[22rem]:visually-hidden' },
} as const

/** A button with a menu. The menu's code arrives when a hand comes near. */
export const MenuButton = ({ label, icon, text, small = false, folded = 'narrowest', kind = 'quiet', large = false, ...menu }: Props) => {
  const [wanted, setWanted] = useState(false)
  const fetchAhead = () => {
    void import('./menu-popup')
    if ('fetch' in menu) menu.fetch()
  }
  const near = { onPointerEnter: fetchAhead, onFocus: fetchAhead }
  const fold = folds[small ? 'never' : folded]
  const trigger: ReactElement = text ? (
    <Button
      icon={icon}
      small={small}
      aria-haspopup="menu"
      aria-label={text === label ? label : `${label}: ${text}`}
      className={fold.button}
      {...near}
    >
      <span className={fold.text}>{text}</span>
    </Button>
  ) : (
    <IconButton icon={icon} small={small} kind={kind} label={label} aria-haspopup="menu" className={large ? 'size-12!' : ''} {...near} />
  )
  const closed = (
    <span className="contents" onClickCapture={() => setWanted(true)}>
      {trigger}
    </span>
  )
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      {'popup' in menu ? menu.popup(trigger) : <MenuPopup trigger={trigger} entries={menu.entries()} />}
    </Suspense>
  )
}
