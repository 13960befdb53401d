/** The pages whose statements each have an entry in `proofs/`. */
export const pages = ['README.md', 'docs/install.md', 'docs/demo.md', 'docs/operations.md', 'docs/api.md'] as const
export type Page = (typeof pages)[number]

export type Statement = { readonly text: string; readonly mark: string }

/** What a page states: each sentence, each row of a table, and each block of code. Headings and pictures state nothing. */
export const statementsOf = (markdown: string): Statement[] =>
  blocksOf(markdown)
    .flatMap((block) => (/^(```|\|)/.test(block) ? [block] : sentencesOf(block)))
    .map((text) => ({ text, mark: markOf(text) }))

/** Changes with every word, so that a changed statement asks for another look at its proof. */
const markOf = (text: string): string => Bun.hash(text.replaceAll(/\s+/g, ' ')).toString(36).slice(-4)

const blocksOf = (markdown: string): string[] => {
  const blocks: string[] = []
  let open: string[] = []
  let isCode = false
  const close = () => {
    if (open.length > 0) blocks.push(open.join('\n'))
    open = []
  }
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) {
      if (!isCode) close()
      open.push(line)
      if (isCode) close()
      isCode = !isCode
    } else if (isCode) open.push(line)
    else if (line.startsWith('|')) {
      close()
      if (!/^\|[ -|]*-{3}/.test(line)) open.push(line)
      // The row above the dashes only names the columns.
      else blocks.pop()
      close()
    } else if (line.trim() === '' || /^(#|!\[)/.test(line)) close()
    else {
      if (/^\s*([-*]|\d+\.) /.test(line)) close()
      open.push(line.replace(/^\s*([-*]|\d+\.) /, '').trim())
    }
  }
  close()
  return blocks
}

/** A sentence ends where the next begins with a capital letter or a mark; a few words in bold belong to the sentence after them. */
const sentencesOf = (block: string): string[] =>
  block.replaceAll('\n', ' ').split(/(?<=[^*][.!?][)"*]*) +(?=[A-Z*`"([])(?<!\*\*[^*]{0,60}\*\* +)/)
