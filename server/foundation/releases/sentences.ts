/** Why a release is not the movie. */
export const sentences = {
  other_movie: 'The ID of the release belongs to a movie other than {movie}',
  no_movie: 'The name is not that of a movie',
  other_title: '“{title}” is not a title of {movie}',
  no_year: 'The name has no year, so it may be another movie called {movie}',
  movie_without_year: 'The year of {movie} is not known yet, so this may be another movie',
  other_year: 'The release is from {year}; {movie} is from {movie_year}',
} as const
