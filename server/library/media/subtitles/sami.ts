import { wordsOf } from './markup'
import type { Wanted } from './read-cues'
import type { Cue } from './webvtt'

type Said = { readonly from: number; readonly name: string; readonly text: string }

/** SAMI: one page with the lines of one or several languages, each shown until its next one. */
export const readSami = (page: string, { language = null }: Wanted): Cue[] => {
  const said = saidIn(page)
  const name = chosen(page, said, language)
  const own = said.filter((each) => each.name === name || each.name === '').toSorted((a, b) => a.from - b.from)
  return own.map(({ from, text }, i) => ({ from, to: own[i + 1]?.from ?? from, ...wordsOf(text) })).filter(({ text }) => text.trim() !== '')
}

const saidIn = (page: string): Said[] =>
  page
    .split(/<sync(?=[\s>])/i)
    .slice(1, 200_000)
    .flatMap((part) => {
      const head = part.slice(0, 300)
      const start = /\bstart\s{0,5}=\s{0,5}["']?\s{0,5}(-?\d{1,10})/i.exec(head)?.[1]
      if (start === undefined) return []
      const body = part.slice(part.indexOf('>') + 1).replace(/<\/(?:body|sami|sync)\s{0,5}>/gi, '')
      const paragraphs = body.split(/<p(?=[\s>])/i)
      return (paragraphs.length > 1 ? paragraphs.slice(1) : [`>${body}`]).map((paragraph) => {
        const end = paragraph.indexOf('>')
        const name = /\bclass\s{0,5}=\s{0,5}["']?([\w-]{1,60})/i.exec(paragraph.slice(0, Math.min(end, 300)))?.[1] ?? ''
        const text = paragraph
          .slice(end + 1, end + 4001)
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/<br\s{0,5}\/?>/gi, '\n')
        return { from: Number(start) / 1000, name: name.toLowerCase(), text: text.replaceAll(/ ?\n ?/g, '\n').trim() }
      })
    })

/** The class of the wanted language, else the one with the most lines. */
const chosen = (page: string, said: readonly Said[], language: string | null): string => {
  const counts = Map.groupBy(
    said.filter(({ text }) => wordsOf(text).text.trim() !== ''),
    ({ name }) => name,
  )
  const names = [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name)
  const ofLanguage = names.find(
    (name) => language !== null && name !== '' && languageOfClass(page, name)?.startsWith(language.slice(0, 2).toLowerCase()),
  )
  return ofLanguage ?? names[0] ?? ''
}

const languageOfClass = (page: string, name: string): string | undefined => {
  const style = page.slice(0, 20_000)
  const at = style.toLowerCase().indexOf(`.${name}`)
  const [block = ''] = at < 0 ? [] : style.slice(at, at + 400).split('}')
  return /\blang\s{0,5}:\s{0,5}["']?([a-z]{2})/i.exec(block)?.[1]?.toLowerCase()
}
