/** At most three; a phone has room for one next to the tags. */
export const Genres = ({ genres: [first, ...others] }: { genres: readonly string[] }) => (
  <>
    {first}
    {others.length > 0 && <span className="max-sm:hidden">, {others.slice(0, 2).join(', ')}</span>}
  </>
)
