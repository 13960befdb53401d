const width = 140

type Part = readonly [name: string, value: unknown]
const partsOf = (value: object): readonly Part[] =>
  Array.isArray(value)
    ? value.map((part) => ['', part])
    : Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([name, part]) => [`${JSON.stringify(name)}: `, part])

/** null: longer than the room. It gives up there, so that each level of a deep value costs no more than a line. */
const onOneLine = (value: unknown, room: number): string | null => {
  if (typeof value === 'string' && value.length > room) return null
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const texts: string[] = []
  let left = room
  for (const [name, part] of partsOf(value)) {
    const text = onOneLine(part, left - name.length)
    if (text === null || name.length + text.length > left) return null
    texts.push(name + text)
    left -= name.length + text.length + 2
  }
  if (Array.isArray(value)) return `[${texts.join(', ')}]`
  return texts.length === 0 ? '{}' : `{ ${texts.join(', ')} }`
}

const print = (value: unknown, indent: string, name: string): string => {
  const room = width - indent.length - name.length
  const line = onOneLine(value, room)
  if (typeof value !== 'object' || value === null) return name + (line ?? JSON.stringify(value))
  if (line !== null && line.length < room) return name + line
  const inner = `${indent}  `
  const lines = partsOf(value).map(([part, of]) => inner + print(of, inner, part))
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${name}${open}\n${lines.join(',\n')}\n${indent}${close}`
}

/** JSON for people who read and compare it: whatever fits on a line of 140 characters is one line. Ends with a newline. */
export const jsonLines = (value: unknown): string => `${print(value, '', '')}\n`
