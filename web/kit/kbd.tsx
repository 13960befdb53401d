import { type Key, t } from '../i18n/translate'

const apple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

export const modifier = apple ? '⌘' : 'Ctrl'

/** German and French keyboards label these keys differently. */
const names: Readonly<Partial<Record<string, Key>>> = {
  Ctrl: 'key.ctrl',
  Space: 'key.space',
  Enter: 'key.enter',
  Home: 'key.home',
  End: 'key.end',
  Del: 'key.del',
  Esc: 'key.esc',
}

/** The key's name on a keyboard of the current language; letters and symbols unchanged. */
export const keyName = (key: string): string => (names[key] ? t(names[key]) : key)

export const Kbd = ({ children }: { children: string }) => (
  <kbd className="inline-flex min-w-5 items-center justify-center rounded-ctl border border-line bg-ctl px-1.5 py-0.5 text-2xs text-muted">
    {keyName(children)}
  </kbd>
)
