export const sentences = {
  version_name_taken: 'Another version of {title} is already named {name}',
  version_exists: '{title} already has a version with this profile and edition',
  only_version: 'This is the only version of {title}; a movie always has one',
  too_many_versions: 'A movie can have at most {most:number} versions',
} as const
