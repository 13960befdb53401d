import type { composeLibrary } from '#server/compose-library'
import { isFolder } from '#server/library/root-folders'

/** Leavings of a crash: half-made files, moves that were not finished, pictures that are no pictures. */
type Untidy = ReturnType<typeof composeLibrary> & { backups: { begin: () => Promise<void> } }
export const tidyUp = async ({ roots, placeFile, recycle, images, backups }: Untidy): Promise<void> => {
  await backups.begin()
  for (const root of roots.paths()) if (isFolder(root.path)) await placeFile.sweep(root.path)
  await recycle.sweep()
  await images.sweep()
}
