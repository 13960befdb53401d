import { type Key, t } from '../i18n/translate'

const apple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

export const modifier = apple ? '⌘' : 'Ctrl'

/** What stands on a German or a French key is not what stands on an English one. */
const names: Readonly<Partial<Record<string, Key>>> = {
  Ctrl: 'key.ctrl',
  Space: 'key.space',
  Enter: 'key.enter',
  Home: 'key.home',
  End: 'key.end',
  Del: 'key.del',
  Esc: 'key.esc',
}

/** As it stands on the keyboard of whoever speaks the language; a letter or a sign as it is. */
export const keyName = (key: string): string => (names[key] ? t(names[key]) : key)

export const Kbd = ({ children }: { children: string }) => (
  <kbd className="inline-flex min-w-5 items-center justify-center rounded-ctl border border-line bg-ctl px-1.5 py-0.5 text-2xs text-muted">
    {keyName(children)}
  </kbd>
)
