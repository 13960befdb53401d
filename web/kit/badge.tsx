import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type Tone = 'plain' | 'accent' | 'ok' | 'warn' | 'bad' | 'info'

export const toneText: Record<Tone, string> = {
  plain: 'text-muted',
  accent: 'text-accent',
  ok: 'text-ok',
  warn: 'text-warn',
  bad: 'text-bad',
  info: 'text-info',
}

/** A status as icon, word and color. */
export const Badge = ({ tone = 'plain', icon: Icon, children }: { tone?: Tone; icon?: LucideIcon; children: ReactNode }) => (
  <span className={clsx('inline-flex items-center gap-1.5 rounded-pill bg-ctl px-2.5 py-0.5 font-medium text-xs', toneText[tone])}>
    {Icon && <Icon aria-hidden className="size-3.5" />}
    {children}
  </span>
)
