import type { Executable } from './executables'
import type { Target } from './targets'

/** Where packages are put together, where they end, and what is in them. */
export type Place = { readonly work: string; readonly out: string; readonly executables: readonly Executable[] }

export const executableFor = ({ executables }: Place, name: Target['name']): string => {
  const found = executables.find(({ target }) => target.name === name)
  if (!found) throw new Error(`there is no executable for ${name}`)
  return found.path
}
