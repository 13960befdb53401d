import clsx from 'clsx'
import { ArrowDown, ArrowUp, Eye, EyeOff } from 'lucide-react'
import { type Key, t } from '../../i18n/translate'
import { announce } from '../../kit/announce'
import { IconButton } from '../../kit/button'
import { changePreferences, type HomeRow, orderOf, preferences } from '../../kit/preferences'
import { useStore } from '../../kit/store'

const names: Record<HomeRow, Key> = {
  continue: 'home.continue',
  on_the_way: 'home.on_the_way',
  added: 'home.ready',
  leaving: 'leaving.title',
  soon: 'home.soon',
  wanted: 'home.waiting',
  recommended: 'appearance.recommended',
}

/** Order of Home's rows in this browser, and which of them are shown. */
export const HomeRows = () => {
  const { home_rows, home_hidden } = useStore(preferences)
  const rows = orderOf(home_rows)
  const move = (row: HomeRow, by: 1 | -1) => {
    const at = rows.indexOf(row) + by
    changePreferences({ home_rows: rows.filter((other) => other !== row).toSpliced(at, 0, row) })
    announce(t('appearance.moved', { row: t(names[row]), place: at + 1 }))
  }
  const toggle = (row: HomeRow) =>
    changePreferences({ home_hidden: home_hidden.includes(row) ? home_hidden.filter((other) => other !== row) : [...home_hidden, row] })
  return (
    <ol className="max-w-md divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map((row, at) => (
        <li key={row} className="flex min-h-11 items-center gap-1 ps-4 pe-2">
          <span className={clsx('grow', home_hidden.includes(row) && 'text-muted')}>{t(names[row])}</span>
          <IconButton
            small
            icon={home_hidden.includes(row) ? EyeOff : Eye}
            label={t('appearance.shown', { row: t(names[row]) })}
            aria-pressed={!home_hidden.includes(row)}
            onClick={() => toggle(row)}
          />
          <IconButton
            small
            icon={ArrowUp}
            label={t('appearance.up', { row: t(names[row]) })}
            disabled={at === 0}
            onClick={() => move(row, -1)}
          />
          <IconButton
            small
            icon={ArrowDown}
            label={t('appearance.down', { row: t(names[row]) })}
            disabled={at === rows.length - 1}
            onClick={() => move(row, 1)}
          />
        </li>
      ))}
    </ol>
  )
}
