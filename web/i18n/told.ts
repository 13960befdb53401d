import type { Said } from './catalog'
import { day, dayAndTime } from './format'
import { tell } from './tell'
import { sentences } from './translate'

/**
 * Translates a sentence of the service. Untranslated ones, such as those of older versions, keep the service's text, with times converted
 * to local time.
 */
export const told = (said: string | Said): string => {
  const catalog = sentences()
  if (typeof said === 'string') return asWritten(said)
  return (catalog && tell(catalog, said, told)) ?? asWritten(said.text)
}

const asWritten = (text: string) =>
  text
    .replace(/\b(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z| UTC)/g, (_, date: string, time: string) =>
      dayAndTime(`${date}T${time}Z`),
    )
    .replace(/(?<![\w.-])\d{4}-\d\d-\d\d(?![\w.-]\w)/g, (date) => day(date))

/** Translates a declared word, such as the label of a setting. */
export const toldWord = (text: string): string => {
  const fields = sentences()?.fields ?? {}
  return Object.hasOwn(fields, text) ? fields[text]! : text
}
