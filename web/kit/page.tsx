import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { t } from '../i18n/translate'

type Props = {
  title: string
  note?: ReactNode
  actions?: ReactNode
  back?: ReactNode
  /** Behind "More" on a phone, with a link back to it. */
  isFurther?: boolean
  /** A large heading, or one for screen readers only, where a sentence takes its place. */
  heading?: 'large' | 'unseen'
  children: ReactNode
}

/** A screen: heading, a short note next to it, actions and content. */
export const Page = ({ title, note, actions, back, isFurther = false, heading, children }: Props) => {
  useTitle(title)
  return (
    <div className="gutter w-full max-w-[104rem] pb-16">
      <div>
        {back}
        {isFurther && (
          <Link to="/more" className={`${backLink} md:hidden`}>
            <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
            {t('nav.more')}
          </Link>
        )}
        <header className={heading === 'unseen' ? 'h-4 lg:h-6' : 'flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 pt-5 pb-4'}>
          <div className="flex grow basis-0 flex-wrap items-center gap-x-4">
            <h1 className={heading === 'unseen' ? 'visually-hidden' : `font-bold ${heading ? 'text-2xl lg:text-4xl' : 'text-2xl'}`}>
              {title}
            </h1>
            {note && <p className="text-muted">{note}</p>}
          </div>
          {actions && (
            <div className="flex flex-wrap items-center gap-2 max-md:has-[input]:w-full max-md:[&>label]:basis-36 max-[22rem]:[&>label]:basis-24">
              {actions}
            </div>
          )}
        </header>
        {children}
      </div>
    </div>
  )
}

/** Style of the link above a heading that leads one level up. */
export const backLink = '-mb-3 flex min-h-10 w-fit items-center gap-2 pt-2 text-soft text-sm hover:text-fg'

export const useTitle = (title: string) => {
  useEffect(() => {
    document.title = title === t('app.name') ? title : `${title} · ${t('app.name')}`
  }, [title])
}
