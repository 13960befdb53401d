import type { Said } from './catalog'
import { day, dayAndTime } from './format'
import type { tell as Tell } from './tell'
import { loadBesides, sentences } from './translate'

let tell: typeof Tell | null = null
loadBesides(async () => {
  tell = (await import('./tell')).tell
})

/**
 * What the service says in the language of the person. What no catalog has, as of an older version, stays in the words of the
 * service, its moments in the time of this place.
 */
export const told = (said: string | Said): string => {
  const catalog = sentences()
  if (typeof said === 'string') return asWritten(said)
  return (catalog && tell?.(catalog, said, told)) ?? asWritten(said.text)
}

const asWritten = (text: string) =>
  text
    .replace(/\b(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z| UTC)/g, (_, date: string, time: string) =>
      dayAndTime(`${date}T${time}Z`),
    )
    .replace(/(?<![\w.-])\d{4}-\d\d-\d\d(?![\w.-]\w)/g, (date) => day(date))

/** A word that the service declares, such as the label of a setting, in the language of the person. */
export const toldWord = (text: string): string => {
  const fields = sentences()?.fields ?? {}
  return Object.hasOwn(fields, text) ? fields[text]! : text
}
