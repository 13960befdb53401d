import type { ReactNode } from 'react'
import { useTitle } from '../ui/page'

type Props = {
  title: string
  text?: string
  actions?: ReactNode
  /** Actions that fit next to the heading on a phone too. */
  small?: boolean
  wide?: boolean
  children: ReactNode
}

/** A settings page with more than a form. */
export const SettingsPage = ({ title, text, actions, small = false, wide = false, children }: Props) => {
  useTitle(title)
  return (
    <section aria-labelledby="section-title" className={wide ? '' : 'max-w-3xl'}>
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 id="section-title" className="flex min-h-(--ctl-height) min-w-0 grow items-center font-bold text-2xl">
          {title}
        </h1>
        {actions && <div className={`flex flex-wrap gap-2 ${small ? '' : 'max-md:order-1 max-md:mt-3'}`}>{actions}</div>}
        {text && <p className="basis-full text-muted">{text}</p>}
      </header>
      {children}
    </section>
  )
}
