/** One hostile input. `door` names the way in; the table has a line for each door, with its worst input. */
export type Case = {
  readonly door: string
  readonly name: string
  /** Whether only the owner can send it. */
  readonly needsKey: boolean
  readonly run: () => Promise<unknown>
}
