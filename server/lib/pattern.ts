/** A regular expression that a person wrote, made so that no text can make it run long. */
export type Pattern = { test(text: string): boolean }
export type CompiledPattern = { ok: true; pattern: Pattern } | { ok: false; why: string }

export const compilePattern = (source: string, { ignoreCase = true } = {}): CompiledPattern => {
  try {
    const expression = new RegExp(source, ignoreCase ? 'i' : '')
    return { ok: true, pattern: { test: (text) => expression.test(text) } }
  } catch (error) {
    return { ok: false, why: String(error) }
  }
}
