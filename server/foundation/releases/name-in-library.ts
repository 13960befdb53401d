type Origin = { readonly imported_from: string | null; readonly relative_path: string }

/**
 * The name in the library that custom formats may match, too. Radarr asks it, and its files keep the scores that they have there. Of another
 * file it would say what the naming template puts there, and no more.
 */
export const scoredNameInLibrary = ({ imported_from, relative_path }: Origin): string | undefined =>
  imported_from === 'Radarr' ? relative_path.split('/').at(-1) : undefined
