import { asset } from '../data/base'

type Props = {
  title: string
  logo: string | null
  /** Heading level. The logo is decorative, so the title stays the only heading. */
  level: 1 | 2
}

/** A movie's title: its logo if there is one, otherwise text. */
export const Lettering = ({ title, logo, level }: Props) => {
  const Heading = level === 1 ? 'h1' : 'h2'
  if (!logo) return <Heading className="text-balance font-bold text-[2rem]/[2.375rem] lg:text-[3.25rem]/[3.5rem]">{title}</Heading>
  const letters = `url("${asset(logo)}${logo.includes('?') ? '&' : '?'}width=780")`
  return (
    <Heading>
      <span className="visually-hidden">{title}</span>
      <span aria-hidden className="lettering h-18 w-full max-w-66 lg:h-26 lg:max-w-88" style={{ '--letters': letters } as object} />
    </Heading>
  )
}
