import { Ellipsis } from 'lucide-react'
import type { Movie } from '../../../data/api/types'
import { now } from '../../../data/clock'
import { t } from '../../../i18n/translate'
import { useStore } from '../../../kit/store'
import { Option, Panel } from '../panel'
import { useLouderDialog } from './louder-dialog'
import { sleepIn, sleepMinutes, useSleepTimer } from './sleep-timer'
import { louderDialog, playsNext, sleep } from './state'

type Props = { movie: Pick<Movie, 'collection'>; video: HTMLVideoElement | null }

/** What is chosen for an evening: louder dialog, whether the next part follows, when to stop. */
export const More = ({ movie, video }: Props) => {
  useLouderDialog(video)
  useSleepTimer(video)
  const isOn = [useStore(louderDialog), useStore(sleep) !== null].some(Boolean)
  return (
    <Panel icon={Ellipsis} label={t('player.more')} isOn={isOn}>
      <Option isChosen={useStore(louderDialog)} note={t('player.louder_note')} onChoose={louderDialog.toggle}>
        {t('player.louder')}
      </Option>
      {movie.collection && <NextFollows />}
      <SleepMenu />
    </Panel>
  )
}

const NextFollows = () => (
  <Option isChosen={useStore(playsNext)} onChoose={playsNext.toggle}>
    {t('player.next_follows')}
  </Option>
)

const SleepMenu = () => {
  const timer = useStore(sleep)
  return (
    <fieldset className="mt-2 border-line border-t pt-2">
      <legend className="px-3 text-sm">{t('player.sleep')}</legend>
      <Option isChosen={timer === null} onChoose={() => sleep.set(null)}>
        {t('player.sleep_off')}
      </Option>
      {sleepMinutes.map((minutes) => {
        const isChosen = typeof timer === 'object' && timer?.minutes === minutes
        return (
          <Option key={minutes} isChosen={isChosen} note={isChosen ? leftOf(timer.at) : undefined} onChoose={() => sleepIn(minutes)}>
            {t('player.sleep_minutes', { count: minutes })}
          </Option>
        )
      })}
      <Option isChosen={timer === 'end'} onChoose={() => sleep.set('end')}>
        {t('player.sleep_end')}
      </Option>
    </fieldset>
  )
}

const MINUTE_MS = 60_000
const leftOf = (at: number): string => t('player.sleep_left', { count: Math.max(1, Math.ceil((at - now()) / MINUTE_MS)) })
