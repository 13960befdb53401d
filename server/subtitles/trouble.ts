import { createWatch } from '#server/platform/provider-watch'
import type { SubtitleClient } from '#server/upstream/subtitles/client'

type Used = Pick<SubtitleClient, 'search' | 'download'>

/** Whether the provider worked when it was asked last. */
export const watchProvider = (client: Used) => {
  const { watched, trouble, onChange, forget } = createWatch()
  return {
    client: {
      search: (...asked) => watched(() => client.search(...asked)),
      download: (...asked) => watched(() => client.download(...asked)),
    } satisfies Used,
    problem: trouble,
    onChange,
    /** The settings were changed, or found good. */
    forget,
  }
}
