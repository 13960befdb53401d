import { Suspense } from 'react'
import { playingScreens } from '../data/live/playing-screens'
import { withWords } from '../i18n/translate'
import { part } from '../kit/later'
import { useStore } from '../kit/store'

const Remotes = part(() => withWords('player', import('../screens/player/remotes')), 'Remotes')

/** The remote controls, while a screen plays. */
export const RemotePlace = () => {
  const isPlaying = useStore(playingScreens).length > 0
  return <Suspense fallback={null}>{isPlaying && <Remotes />}</Suspense>
}
