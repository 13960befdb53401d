type Limits = {
  readonly timeout_ms: number
  readonly max_bytes: number
  readonly signal: AbortSignal
  readonly onOutput: (chunk: Uint8Array) => void
}
type Ran = { readonly ended: string; readonly exit_code: number | null; readonly stderr: string }

/** Runs ffmpeg at low priority, for what nobody waits for. Null if it is missing. */
export type RunPatiently = (args: readonly string[], limits: Limits) => Promise<Ran | null>
