import type { ReactNode } from 'react'
import { useTitle } from '../ui/page'

type Props = { title: string; text?: string; actions?: ReactNode; wide?: boolean; children: ReactNode }

/** A page of the settings that is more than a form. */
export const SettingsPage = ({ title, text, actions, wide = false, children }: Props) => {
  useTitle(title)
  return (
    <section aria-labelledby="section-title" className={wide ? '' : 'max-w-3xl'}>
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-60">
          <h1 id="section-title" className="font-bold text-2xl">
            {title}
          </h1>
          {text && <p className="mt-1 text-muted">{text}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  )
}
