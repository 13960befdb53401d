import { genreWord } from '../i18n/genre'

/** At most three; a phone has room for one next to the tags. */
export const Genres = ({ genres: [first, ...others] }: { genres: readonly string[] }) => (
  <>
    {first && genreWord(first)}
    {others.length > 0 && <span className="max-sm:hidden">, {others.slice(0, 2).map(genreWord).join(', ')}</span>}
  </>
)
