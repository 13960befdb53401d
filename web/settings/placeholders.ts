/** The placeholders of file and folder names that most people need. */
export const placeholders = [
  '{Movie Title}',
  '{Movie CleanTitle}',
  '{Movie TitleThe}',
  '{Release Year}',
  '{Edition Tags}',
  '{Quality Full}',
  '{MediaInfo VideoCodec}',
  '{MediaInfo AudioCodec}',
  '{Release Group}',
  '{ImdbId}',
  '{TmdbId}',
] as const
