import { type Command, commonFlags, type Flags } from './command'

/** `says` is the summary in the list of commands. A command is only imported when it is run. */
export type Entry = { readonly says: string; readonly load: () => Promise<Command> }
export type Catalog = Readonly<Record<string, Entry>>
/** A command with everything that can be said of it. */
export type Described = { readonly name: string; readonly says: string; readonly flags: Flags; readonly forms: Command['forms'] }

/** For what is made from all commands: the manual and the completions of shells. */
export const describe = async (commands: Catalog): Promise<Described[]> =>
  await Promise.all(
    Object.entries(commands).map(async ([name, { says, load }]) => {
      const { flags, forms } = await load()
      return { name, says, flags: { ...flags, ...commonFlags }, forms }
    }),
  )
