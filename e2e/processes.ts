type Process = { pid: number; args: string }

/** The child processes of a process. */
export const childrenOf = async (parent: number): Promise<Process[]> => {
  const { stdout } = Bun.spawnSync(['ps', '-A', '-o', 'pid=,ppid=,args='])
  return stdout
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [, pid, ppid, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return Number(ppid) === parent ? [{ pid: Number(pid), args }] : []
    })
}

/** Whether a process is alive. A zombie is not. */
export const isAlive = (pid: number): boolean => {
  const { stdout } = Bun.spawnSync(['ps', '-o', 'stat=', '-p', String(pid)])
  const state = stdout.toString().trim()
  return state !== '' && !state.startsWith('Z')
}

/** Resident memory of a process in bytes. */
export const residentBytes = (pid: number): number => {
  const { stdout } = Bun.spawnSync(['ps', '-o', 'rss=', '-p', String(pid)])
  return Number(stdout.toString().trim()) * 1024
}
