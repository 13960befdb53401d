import { useEffect, useState } from 'react'
import { asset } from '../data/base'

type Props = {
  title: string
  logo: string | null
  /** Heading level. The logo is decorative, so the title stays the only heading. */
  level: 1 | 2
}

/** A movie's title: its logo once that can be drawn, otherwise text. A mask that fails to load leaves nothing at all. */
export const Lettering = ({ title, logo, level }: Props) => {
  const Heading = level === 1 ? 'h1' : 'h2'
  const address = logo && `${asset(logo)}${logo.includes('?') ? '&' : '?'}width=780`
  const isDrawable = useDrawable(address) === address
  if (!address || !isDrawable)
    return <Heading className="text-balance font-bold text-[2rem]/[2.375rem] lg:text-[3.25rem]/[3.5rem]">{title}</Heading>
  return (
    <Heading>
      <span className="visually-hidden">{title}</span>
      <span
        aria-hidden
        className="lettering h-18 w-full max-w-66 lg:h-26 lg:max-w-88"
        style={{ '--letters': `url("${address}")` } as object}
      />
    </Heading>
  )
}

/** The last of the addresses that loaded as a picture. */
const useDrawable = (address: string | null): string | null => {
  const [drawable, setDrawable] = useState<string | null>(null)
  useEffect(() => {
    if (!address) return
    const picture = new Image()
    picture.onload = () => setDrawable(address)
    picture.src = address
    return () => {
      picture.onload = null
    }
  }, [address])
  return drawable
}
