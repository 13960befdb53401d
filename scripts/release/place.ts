import type { Executable } from './executables'
import type { Target } from './targets'

/** Where packages are assembled, where they go, and which executables they contain. */
export type Place = { readonly work: string; readonly out: string; readonly executables: readonly Executable[] }

export const executableFor = ({ executables }: Place, name: Target['name']): string => {
  const found = executables.find(({ target }) => target.name === name)
  if (!found) throw new Error(`no executable for ${name}`)
  return found.path
}
