import type { Entry } from './item'
import { plain } from './values'

const byDownloadFactor: Record<string, string> = { '0': 'freeleech', '0.25': 'freeleech75', '0.5': 'halfleech', '0.75': 'freeleech25' }

/** The marks of a release as lower-case words. */
export const flagsOf = (entry: Pick<Entry, 'attr' | 'attrs'>): string[] => {
  const isSet = (name: string) => entry.attr(name) === '1'
  const download = entry.attr('downloadvolumefactor')
  const flags: (string | undefined)[] = [
    download === undefined ? undefined : byDownloadFactor[String(Number(download))],
    Number(entry.attr('uploadvolumefactor')) === 2 ? 'doubleupload' : undefined,
    isSet('prematch') || isSet('haspretime') ? 'scene' : undefined,
    isSet('nuked') ? 'nuked' : undefined,
    ...entry
      .attrs('tag')
      .flatMap((tags) => tags.split(','))
      .map((tag) => plain(tag, 40).toLowerCase()),
  ]
  return [...new Set(flags.filter((flag): flag is string => flag !== undefined && flag !== ''))]
}
