import { createWatch } from '#server/foundation/platform/provider-watch'
import type { SubtitleClient } from '#server/foundation/upstream/subtitles/client'

type Used = Pick<SubtitleClient, 'search' | 'download'>

/** Whether the last request to the provider succeeded. */
export const watchProvider = (client: Used) => {
  const { watched, trouble, onChange, forget } = createWatch()
  return {
    client: {
      search: (...asked) => watched(() => client.search(...asked)),
      download: (...asked) => watched(() => client.download(...asked)),
    } satisfies Used,
    problem: trouble,
    onChange,
    /** Call when the settings were changed or a test succeeded. */
    forget,
  }
}
