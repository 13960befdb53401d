type Options = { readonly cwd?: string; readonly env?: Record<string, string> }

/** Runs a program and returns its output. Throws with all output if it fails. */
export const run = async (cmd: readonly string[], { cwd, env }: Options = {}): Promise<string> => {
  const child = Bun.spawn([...cmd], {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [said, complained, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  if (code !== 0) throw new Error(`${cmd.join(' ')} exited with ${code}\n${said}${complained}`)
  return said
}

/** A new Debian system in a folder, from this machine's own mirror. */
export const debootstrap = async (folder: string, packages: string): Promise<void> => {
  const known = (await run(['apt-get', 'indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages'])).split('\n')
  const mirror = known.find((address) => /\/debian\/?$/.test(address))
  await run(['debootstrap', '--variant=minbase', `--include=${packages}`, 'stable', folder, ...(mirror ? [mirror] : [])])
}
