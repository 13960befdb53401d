/** Output of the demo. Lines are redrawn only on a terminal. */
export type Out = { write(text: string): void; readonly isTTY: boolean }

export type Screen = ReturnType<typeof createScreen>

/** Permanent lines, followed by one live line per task. */
export const createScreen = (out: Out) => {
  const moving = new Map<string, string>()
  const toldParts = new Map<string, number>()
  let drawn = 0

  const erase = () => {
    if (drawn > 0) out.write(`\x1b[${drawn}A\x1b[J`)
    drawn = 0
  }
  const draw = () => {
    if (!out.isTTY) return
    for (const line of moving.values()) out.write(`${line}\n`)
    drawn = moving.size
  }

  return {
    say: (text: string) => {
      erase()
      out.write(`${text}\n`)
      draw()
    },
    /** On a terminal a live bar; elsewhere a line per quarter. */
    progress: (name: string, { share, speed, peers }: Progress) => {
      const text = `  ${bar(share)} ${String(Math.floor(share * 100)).padStart(3)} %  ${megabytes(speed)}/s  from ${peers}  ${name}`
      if (out.isTTY) {
        erase()
        moving.set(name, text)
        draw()
        return
      }
      const part = Math.floor(share * 4)
      if (part <= (toldParts.get(name) ?? -1)) return
      toldParts.set(name, part)
      out.write(`${text}\n`)
    },
    settle: (name: string) => {
      erase()
      moving.delete(name)
      draw()
    },
    faint: (text: string) => (out.isTTY ? `\x1b[2m${text}\x1b[22m` : text),
    strong: (text: string) => (out.isTTY ? `\x1b[1m${text}\x1b[22m` : text),
  }
}

export type Progress = { readonly share: number; readonly speed: number; readonly peers: string }

const width = 24

const bar = (share: number) => {
  const full = Math.round(Math.min(1, Math.max(0, share)) * width)
  return `${'█'.repeat(full)}${'░'.repeat(width - full)}`
}

export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
