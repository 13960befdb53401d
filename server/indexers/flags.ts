import type { Words } from './item'
import { plain } from './values'

const byDownloadFactor: Record<string, string> = { '0': 'freeleech', '0.25': 'freeleech75', '0.5': 'halfleech', '0.75': 'freeleech25' }

/** The marks of a release as lower-case words. */
export const flagsOf = (said: Pick<Words, 'attr' | 'attrs'>): string[] => {
  const isSet = (name: string) => said.attr(name) === '1'
  const download = said.attr('downloadvolumefactor')
  const flags: (string | undefined)[] = [
    download === undefined ? undefined : byDownloadFactor[String(Number(download))],
    Number(said.attr('uploadvolumefactor')) === 2 ? 'doubleupload' : undefined,
    isSet('prematch') || isSet('haspretime') ? 'scene' : undefined,
    isSet('nuked') ? 'nuked' : undefined,
    ...said
      .attrs('tag')
      .flatMap((tags) => tags.split(','))
      .map((tag) => plain(tag, 40).toLowerCase()),
  ]
  return [...new Set(flags.filter((flag): flag is string => flag !== undefined && flag !== ''))]
}
