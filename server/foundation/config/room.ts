import type { Ground } from '#server/ground'
import { configRoutes } from './routes'
import { configTestRoutes, type Trials } from './test-routes'

type Needs = {
  sessions: { isKey: (request: Request) => boolean }
  metadata: { trial: NonNullable<Trials['metadata']> }
  tracker: { trial: NonNullable<Trials['tracker']> }
  media: { trial: NonNullable<Trials['media-tool']> }
  subtitles: { trial: NonNullable<Trials['subtitles']> }
  lists: { trial: NonNullable<Trials['list']> }
  vpn: { trial: NonNullable<Trials['vpn']> }
}

/** Reading, changing, and testing the settings. */
export const openSettings = (
  { config, cursors, options }: Ground,
  { sessions: { isKey }, metadata, media, subtitles, tracker, lists, vpn }: Needs,
) => ({
  routes: [
    configRoutes({ config, cursors, isKey, tryTool: media.trial, options }),
    configTestRoutes({
      config,
      isKey,
      trials: {
        metadata: metadata.trial,
        'media-tool': media.trial,
        subtitles: subtitles.trial,
        list: lists.trial,
        tracker: (tried) => tracker.trial(tried),
        vpn: vpn.trial,
      },
    }),
  ],
})
