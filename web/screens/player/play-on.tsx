import { useMutation, useQuery } from '@tanstack/react-query'
import { Cast, Tv } from 'lucide-react'
import { useEffect, useState } from 'react'
import { configQuery } from '../../data/api/queries'
import { discoverScreens, type ForScreen, playOnScreen, screensQuery, turnScreensOn } from '../../data/api/screens'
import { t } from '../../i18n/translate'
import { announce } from '../../kit/announce'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { DialogActions } from '../../kit/dialog-actions'
import { Field, Switch } from '../../kit/field'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'

type Props = { wanted: ForScreen; onClose: () => void; onPlayed?: () => void }

/** Chooses a TV in the network. Opening it is what makes Marquee look for some. */
export const PlayOn = (props: Props) => {
  const config = useQuery(configQuery)
  return (
    <Dialog open onClose={props.onClose} title={t('screens.title')} text={t('screens.text')}>
      {config.error && !config.data ? (
        <ProblemCard error={config.error} onRetry={config.refetch} />
      ) : !config.data ? (
        <SkeletonRows rows={2} />
      ) : config.data.screens_enabled ? (
        <Choice {...props} />
      ) : (
        <Off onTurnedOn={config.refetch} onClose={props.onClose} />
      )}
    </Dialog>
  )
}

const Off = ({ onTurnedOn, onClose }: { onTurnedOn: () => unknown; onClose: () => void }) => {
  const turnOn = useMutation({ mutationFn: turnScreensOn, onSuccess: onTurnedOn })
  return (
    <>
      <p>{t('screens.off')}</p>
      {turnOn.error && (
        <p role="alert" className="mt-2 text-bad text-sm">
          {turnOn.error.message}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button kind="primary" changes busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
          {t('screens.turn_on')}
        </Button>
      </DialogActions>
    </>
  )
}

const Choice = ({ wanted, onClose, onPlayed }: Props) => {
  const { search, isSearching } = useSearch()
  const [isDrawn, setDrawn] = useState(false)
  const screens = useQuery({ ...screensQuery, refetchInterval: isSearching ? LOOK_MS : false })
  const play = useMutation({
    mutationFn: (id: string) => playOnScreen(id, wanted, isDrawn),
    onSuccess: (_, id) => {
      announce(t('screens.plays', { name: found.find((screen) => screen.id === id)?.name ?? '' }))
      onPlayed?.()
      onClose()
    },
  })
  const found = screens.data?.results ?? []
  const problem = play.error ?? search.error ?? screens.error
  return (
    <>
      <ul className="grid gap-1">
        {found.map(({ id, kind, name, model }) => (
          <li key={id}>
            <button
              type="button"
              disabled={play.isPending}
              onClick={() => play.mutate(id)}
              className="flex min-h-12 w-full items-center gap-3 rounded-ctl px-3 py-2 text-start enabled:hover:bg-hover disabled:opacity-55"
            >
              {kind === 'cast' ? <Cast aria-hidden className="size-5 shrink-0" /> : <Tv aria-hidden className="size-5 shrink-0" />}
              <span className="min-w-0 grow">
                <span className="block truncate font-medium">{name}</span>
                {model && model !== name && <span className="block truncate text-muted text-sm">{model}</span>}
              </span>
              {play.isPending && play.variables === id && <span className="text-soft text-sm">{t('screens.starting')}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="px-3 py-2 text-soft">
        {isSearching ? t('screens.searching') : found.length === 0 && !problem ? t('screens.none') : ''}
      </p>
      {wanted.subtitle?.kind === 'text' && (
        <div className="px-3 py-2">
          <Field label={t('screens.draw')} help={t('screens.draw_help')}>
            {(wired) => <Switch {...wired} checked={isDrawn} onChange={setDrawn} />}
          </Field>
        </div>
      )}
      {wanted.subtitle?.kind === 'image' && <p className="px-3 py-2 text-soft text-sm">{t('screens.drawn')}</p>}
      {problem && (
        <p role="alert" className="px-3 text-bad text-sm">
          {problem.message}
        </p>
      )}
      <DialogActions>
        <Button disabled={isSearching} onClick={() => search.mutate()}>
          {t('screens.again')}
        </Button>
      </DialogActions>
    </>
  )
}

const LOOK_MS = 1000
/** A little longer than the service looks, for the last answers. */
const SEARCH_MS = 7000

const useSearch = () => {
  const [searches, setSearches] = useState(0)
  const [isSearching, setSearching] = useState(true)
  const search = useMutation({
    mutationFn: discoverScreens,
    onMutate: () => {
      setSearching(true)
      setSearches((count) => count + 1)
    },
    onError: () => setSearching(false),
  })
  const { mutate } = search
  useEffect(() => mutate(), [mutate])
  useEffect(() => {
    if (searches === 0) return
    const timer = setTimeout(() => setSearching(false), SEARCH_MS)
    return () => clearTimeout(timer)
  }, [searches])
  return { search, isSearching }
}
