/** Something that a person pasted or dropped. `q`: what to search for: a title, an IMDb id, or an address. */
export type Wish =
  | { readonly kind: 'movie'; readonly name: string; readonly q: string; readonly year: number | null }
  | { readonly kind: 'torrent'; readonly name: string; readonly magnet?: string; readonly file?: File }
/** `left`: what cannot be used, by name. `more`: how many lines are beyond the limit. */
export type Understood = { readonly wishes: readonly Wish[]; readonly left: readonly string[]; readonly more: number }

export const mostAtOnce = 50
const largestTextBytes = 200_000
const longestQuery = 200

/** Reads text and files. Knows nothing of the library yet. */
export const understand = async (text: string, files: readonly File[]): Promise<Understood> => {
  const [wishes, left]: [Wish[], string[]] = [[], []]
  const texts = [text]
  for (const file of files) {
    if (/\.torrent$/i.test(file.name)) wishes.push({ kind: 'torrent', name: file.name.replace(/\.torrent$/i, ''), file })
    else if (isText(file)) texts.push(await file.text())
    else left.push(file.name)
  }
  const lines = new Set(texts.flatMap((each) => each.split(/[\r\n]+/)).map((line) => line.trim()))
  for (const line of lines) {
    const wish = wishIn(line)
    if (wish) wishes.push(wish)
    else if (line !== '') left.push(`${line.slice(0, 60)}…`)
  }
  return { wishes: wishes.slice(0, mostAtOnce), left, more: Math.max(0, wishes.length - mostAtOnce) }
}

const isText = ({ name, type, size }: File): boolean =>
  size <= largestTextBytes && (type.startsWith('text/') || /\.(?:txt|md|csv)$/i.test(name))

const wishIn = (line: string): Wish | null => {
  if (/^magnet:\?/i.test(line)) return { kind: 'torrent', name: magnetName(line), magnet: line }
  if (/^[\da-f]{40}$/i.test(line)) return { kind: 'torrent', name: line, magnet: line }
  // Apps share an address with words around it.
  const address = /https?:\/\/\S+|^tt\d{7,10}$/i.exec(line)?.[0]
  if (address) return address.length <= longestQuery ? { kind: 'movie', name: line.slice(0, longestQuery), q: address, year: null } : null
  return titleIn(line)
}

const magnetName = (magnet: string): string => new URLSearchParams(magnet.slice(magnet.indexOf('?'))).get('dn') ?? magnet.slice(0, 60)

/** For example `12. “Charade” (1963)`, `- Charade, 1963`, or `Charade`. */
const titleIn = (line: string): Wish | null => {
  const bare = line.replace(/^(?:[-*•–]|\d{1,3}[.)])\s+/, '').trim()
  const dated = /[([,;\t]\s?((?:18|19|20|21)\d\d)[)\]]?$/.exec(bare)
  const title = bare
    .slice(0, dated?.index)
    .trim()
    .replace(/^["“„«]/, '')
    .replace(/["”“»]$/, '')
    .trim()
  if (title === '' || title.length > longestQuery) return null
  return { kind: 'movie', name: bare, q: title, year: dated ? Number(dated[1]) : null }
}
