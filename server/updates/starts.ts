/** Whether a program runs on this computer at all: the wrong kind ends at once, a damaged one does not say its version. */
export const starts = async (path: string): Promise<boolean> => {
  try {
    const child = Bun.spawn([path, 'version'], { stdin: 'ignore', stdout: 'pipe', stderr: 'ignore', timeout: 60_000 })
    const said = await new Response(child.stdout).text()
    return (await child.exited) === 0 && said.startsWith('Marquee ')
  } catch {
    return false
  }
}
