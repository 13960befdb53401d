/** Prints rows under their headings, numbers right-aligned. */
export const printTable = (title: string, rows: readonly Readonly<Record<string, string | number>>[]): void => {
  const heads = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => heads.map((head) => String(row[head] ?? '')))
  const widths = heads.map((head, at) => Math.max(head.length, ...cells.map((row) => row[at]!.length)))
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  ')
  console.log(`\n${title}\n${line(heads)}`)
  for (const row of cells) console.log(line(row))
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
