const placeholder = /\{\{\s{0,10}([A-Za-z0-9_.]{1,100})\s{0,10}\}\}/g
export type TemplateValues = Readonly<Record<string, unknown>>

/**
 * Fills in `{{name}}` and `{{name.inner}}`. Does nothing else: no conditions, no code, no placeholders inside values. A missing value
 * renders as nothing; anything that is not a placeholder stays.
 */
export const renderTemplate = (template: string, values: TemplateValues, write: (text: string) => string = (text) => text): string =>
  template.replace(placeholder, (_, name: string) => write(textOf(valueAt(values, name))))

/** For a value inside a quoted JSON string. */
export const jsonEscape = (text: string): string => JSON.stringify(text.toWellFormed()).slice(1, -1)

const valueAt = (values: TemplateValues, name: string): unknown => {
  let value: unknown = values
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Record<string, unknown>)[part]
  }
  return value
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
