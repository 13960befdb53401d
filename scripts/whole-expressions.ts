/** drizzle-kit splits an indexed expression at its commas and quotes the parts as columns; this joins and unquotes them again. */
export const wholeExpressions = (sql: string): string =>
  sql.replace(/^CREATE (?:UNIQUE )?INDEX .*$/gm, (line) => {
    let depth = 0
    return line.replace(/`([^`]*)`/g, (quoted, inside: string) => {
      if (depth === 0 && /^\w+$/.test(inside)) return quoted
      depth += inside.split('(').length - inside.split(')').length
      return inside
    })
  })
