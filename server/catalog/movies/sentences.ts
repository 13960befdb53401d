export const sentences = {
  excluded_already: '{title} is already excluded',
  excluded_in_library: '{title} is in the library; remove it and exclude it in one step',
  movie_exists: '{title} is already in the library, as movie {id}',
  no_default_profile: 'there is no default quality profile',
  profile_does_not_exist: 'quality profile {id} does not exist',
  root_folder_does_not_exist: 'root folder {id} does not exist',
  tag_limits_profile: 'The profile {profile} has words or a delay only for movies with this tag. Change the profile first',
  tag_limits_indexer: 'The indexer {indexer} is only used for movies with this tag. Change the indexer first',
  watched_in_future: 'Must not be in the future',
  tag_does_not_exist: 'tag {id} does not exist',
} as const
