export const sentences = {
  folder_not_absolute: 'Must be a full path',
  folder_is_none: 'is not a folder',
  folder_not_readable: 'Marquee is not allowed to read {path}',
} as const
