type Options = { readonly cwd?: string; readonly env?: Record<string, string> }

/** What a program says, once it has ended well. Throws with everything that it said otherwise. */
export const run = async (cmd: readonly string[], { cwd, env }: Options = {}): Promise<string> => {
  const child = Bun.spawn([...cmd], {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [said, complained, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  if (code !== 0) throw new Error(`${cmd.join(' ')} ended with ${code}\n${said}${complained}`)
  return said
}
