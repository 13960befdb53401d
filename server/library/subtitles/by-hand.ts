import { say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import type { createDownloadSubtitle } from './download-subtitle'
import type { createFind, Subject } from './find'
import type { MissingSubtitles } from './missing-subtitles'
import { createOffers } from './offers'
import { ownCode } from './provider-languages'
import type { Weighed } from './rank-offers'
import type { Subtitle } from './schema'
import { sentences } from './sentences'

type Deps = {
  subjects: { ofMovie: (movieId: number) => Promise<Subject>; ofFile: (fileId: number) => Promise<Subject> }
  find: ReturnType<typeof createFind>
  take: ReturnType<typeof createDownloadSubtitle>['take']
  languages: MissingSubtitles['languages']
  get: (id: number) => Subtitle
}

/** A person searches, compares the results and their reasons, and chooses. */
export const createByHand = ({ subjects, find, take, languages, get }: Deps) => {
  const offers = createOffers()
  return {
    async search(movieId: number, asked: readonly string[] | undefined): Promise<Weighed[]> {
      const codes = asked?.length ? asked.map(known) : languages()
      if (codes.length === 0) throw new Invalid(say(sentences, 'choose_language'), 'languages')
      const subject = await subjects.ofMovie(movieId)
      const found = await find(subject, { languages: [...new Set(codes)], byHand: true })
      offers.keep(subject, found)
      return found
    },
    async download(movieId: number, provider_id: string): Promise<Subtitle> {
      const { subject, choice } = offers.choose(movieId, provider_id)
      // The file may have been renamed or replaced since the search.
      const row = await take(await subjects.ofFile(subject.file_id), choice)
      return get(row.id)
    },
  }
}

const known = (code: string): string => {
  const own = ownCode(code)
  if (own === null) throw new Invalid(say(sentences, 'not_a_language', { code }), 'languages')
  return own
}
