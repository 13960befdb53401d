import { type Key, t } from '../i18n/translate'
import { Dialog } from '../kit/dialog'
import { Kbd, modifier } from '../kit/kbd'
import { openLayer } from './layers'
import { placeKeys } from './places'

const groups: readonly { title: Key; keys: readonly (readonly [string, Key])[] }[] = [
  {
    title: 'keys.everywhere',
    keys: [
      [`${modifier} K`, 'keys.palette'],
      ['/', 'keys.search'],
      ['?', 'keys.help'],
      [`${modifier} Z`, 'keys.undo'],
      ['Esc', 'keys.close'],
    ],
  },
  {
    title: 'keys.go',
    keys: placeKeys.map(({ keys, label }) => [keys, label] as const),
  },
  {
    title: 'nav.library',
    keys: [
      ['← ↑ → ↓', 'keys.arrows'],
      ['Home End', 'keys.ends'],
      ['Enter', 'keys.open'],
      ['x', 'keys.select'],
      [`${modifier} A`, 'bulk.all'],
      ['Esc', 'library.clear_selection'],
    ],
  },
  {
    title: 'keys.movie',
    keys: [
      ['s', 'keys.find'],
      ['m', 'keys.watch_for'],
      ['e', 'keys.edit'],
      ['Del', 'keys.remove'],
    ],
  },
]

export const KeysHelp = () => (
  <Dialog open wide onClose={() => openLayer(undefined)} title={t('keys.title')}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the arrow keys scroll it only while it holds the keyboard */}
    <section aria-label={t('keys.title')} tabIndex={0} className="grid gap-x-8 gap-y-5 pb-3 outline-none md:grid-cols-2">
      {groups.map((group) => (
        <section key={group.title}>
          <h3 className="mb-2 font-medium text-muted text-sm">{t(group.title)}</h3>
          <dl className="grid gap-1">
            {group.keys.map(([keys, label]) => (
              <div key={keys} className="flex min-h-8 items-center justify-between gap-4">
                <dt>{t(label)}</dt>
                <dd className="flex gap-1">
                  {keys.split(' ').map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  </Dialog>
)
