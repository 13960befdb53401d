import { Fragment, type ReactNode } from 'react'

const tags = { i: 'i', b: 'b', u: 'u' } as const
type Tag = keyof typeof tags

/** Renders italics, bold and underline. Drops all other markup; never parses HTML. */
export const cueText = (text: string): ReactNode[] => {
  const found: ReactNode[] = []
  const open: Tag[] = []
  for (const [at, part] of text.split(/(<[^<>]*>)/).entries()) {
    const tag = /^<(\/?)([ibu])(?:[.\s][^>]*)?>$/.exec(part)
    if (tag) {
      const name = tag[2] as Tag
      if (tag[1] === '') open.push(name)
      else if (open.includes(name)) open.splice(open.lastIndexOf(name), 1)
    } else if (!part.startsWith('<') && part !== '')
      found.push(<Fragment key={`part ${String(at)}`}>{dressed(plain(part), open)}</Fragment>)
  }
  return found
}

const dressed = (text: string, open: readonly Tag[]): ReactNode =>
  open.reduceRight<ReactNode>((inner, name) => {
    const Tag = tags[name]
    return <Tag key={name}>{inner}</Tag>
  }, text)

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/&[lr]rm;/g, '')
    .replaceAll('&amp;', '&')
