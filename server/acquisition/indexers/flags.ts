import { plain } from './values'

const byDownloadFactor: Record<string, string> = { '0': 'freeleech', '0.25': 'freeleech75', '0.5': 'halfleech', '0.75': 'freeleech25' }

/** The Torznab attributes of an entry in a feed. */
export type Attributes = {
  readonly attr: (name: string) => string | undefined
  readonly attrs: (name: string) => string[]
}

/** The marks of a release as lower-case words. */
export const flagsOf = (entry: Attributes): string[] => {
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
