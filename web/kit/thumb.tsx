import clsx from 'clsx'
import { Poster } from './poster'

/** In CSS pixels. */
const widths = { 28: 'w-7!', 32: 'w-8!', 40: 'w-10!' } as const

type Props = {
  src: string | null | undefined
  color?: string | null | undefined
  title: string
  width: keyof typeof widths
  className?: string
}

/** A small poster at the start of a list row. */
export const Thumb = ({ src, width, className, ...rest }: Props) => (
  <Poster src={src ?? null} width={width} className={clsx('shrink-0 rounded-[0.25rem]!', widths[width], className)} {...rest} />
)
