import type { LucideIcon } from 'lucide-react'
import { type ReactElement, Suspense, useState } from 'react'
import { Button, type ButtonKind, IconButton } from './button'
import { part } from './later'
import type { MenuEntry } from './menu-popup'

export type { MenuEntry }

type Props = {
  label: string
  icon: LucideIcon
  /** Visible text; without it the button is an icon labeled by `label`. */
  text?: string
  /** Where only the icon is shown. */
  folded?: keyof typeof folds
  small?: boolean
  kind?: ButtonKind
  /** As tall as the primary action next to it. */
  large?: boolean
  /** The edge of the button that the menu lines up with: the end, unless content starts at the button. */
  align?: 'start' | 'end'
} & (
  | { entries: () => readonly MenuEntry[] }
  /** A menu whose entries load with their own code; `fetch` prefetches it. */
  | { popup: (trigger: ReactElement) => ReactElement; fetch: () => void }
)

const MenuPopup = part(() => import('./menu-popup'), 'MenuPopup')

const folds = {
  never: { button: '', text: '' },
  phone: { button: 'max-md:px-2.5!', text: 'max-md:visually-hidden' },
  narrowest: { button: 'max-[22rem]:px-2.5!', text: 'max-[22rem]:visually-hidden' },
} as const

/** A menu button. The menu's code loads on hover or focus. */
export const MenuButton = ({
  label,
  icon,
  text,
  small = false,
  folded = 'narrowest',
  kind = 'quiet',
  large = false,
  align,
  ...menu
}: Props) => {
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
      {'popup' in menu ? menu.popup(trigger) : <MenuPopup trigger={trigger} entries={menu.entries()} align={align} />}
    </Suspense>
  )
}
