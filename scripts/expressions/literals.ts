import { join } from 'node:path'
import { Glob } from 'bun'
import { parseSync } from 'vite'

export type Literal = { readonly file: string; readonly line: number; readonly source: string; readonly flags: string }

const isProduct = (file: string): boolean => !/\.test\.tsx?$|\.gen\.|\.d\.ts$|^server\/testing\/|\/fixtures\//.test(file)

/** The regular expressions written in the program's own code. */
export const expressionsIn = async (root: string, folders: readonly string[]): Promise<Literal[]> => {
  const found: Literal[] = []
  for (const folder of folders)
    for await (const name of new Glob('**/*.{ts,tsx}').scan({ cwd: join(root, folder) })) {
      const file = `${folder}/${name}`
      if (isProduct(file)) found.push(...literalsOf(file, await Bun.file(join(root, file)).text()))
    }
  return found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

const literalsOf = (file: string, text: string): Literal[] => {
  if (!text.includes('/')) return []
  const found: Literal[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    else if (node !== null && typeof node === 'object') {
      const { regex, start } = node as { regex?: { pattern: string; flags: string }; start?: number }
      if (regex) found.push({ file, line: text.slice(0, start).split('\n').length, source: regex.pattern, flags: regex.flags })
      else Object.values(node).forEach(visit)
    }
  }
  visit(parseSync(file, text).program.body)
  return found
}
