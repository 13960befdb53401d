/** The most common placeholders of file and folder names. */
export const placeholders = [
  '{Movie Title}',
  '{Movie CleanTitle}',
  '{Movie TitleThe}',
  '{Release Year}',
  '{Edition Tags}',
  '{Version Name}',
  '{Quality Full}',
  '{MediaInfo VideoCodec}',
  '{MediaInfo AudioCodec}',
  '{Release Group}',
  '{ImdbId}',
  '{TmdbId}',
] as const
