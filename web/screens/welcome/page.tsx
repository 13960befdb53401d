import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { ArrowRight, Captions, Check, Clapperboard, Import, ListVideo } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { configQuery, indexersQuery, rootFoldersQuery, statusQuery } from '../../data/api/queries'
import { type Key, t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { useTitle } from '../../kit/page'
import { SkeletonRows } from '../../kit/skeleton'
import { useStore } from '../../kit/store'
import { useWide } from '../../kit/use-wide'
import { postponeSetup } from '../../shell/first-run'
import { Mark } from '../../shell/mark'
import { FirstStage } from '../../shell/stage/first-stage'
import { SamplesButton } from '../samples/button'
import { DevicesStep } from './devices-step'
import { FolderStep } from './folder-step'
import { hasUnaddedMovies } from './found-movies'
import { IndexerStep } from './indexer-step'
import { KeyStep } from './key-step'
import { type Step, steps } from './steps'

const route = getRouteApi('/welcome')
const words: Record<Step, { title: Key; text: Key }> = {
  folder: { title: 'welcome.folder', text: 'welcome.folder_text' },
  movies: { title: 'welcome.movies', text: 'welcome.movies_text' },
  indexer: { title: 'welcome.indexer', text: 'welcome.indexer_text' },
  devices: { title: 'welcome.devices', text: 'welcome.devices_text' },
}

/** Four steps, each answered and tested before the next. Leaving and returning continues at the same step. */
export const WelcomePage = () => {
  const done = useDone()
  const { step } = route.useSearch()
  const navigate = route.useNavigate()
  const first = done && (steps.find((one) => !done[one]) ?? 'devices')
  useTitle(t('welcome.title'))
  useEffect(() => {
    if (!step && first) void navigate({ search: { step: first }, replace: true })
  }, [step, first, navigate])
  const isWide = useWide()
  return (
    <div className={clsx('gutter grid max-w-2xl gap-8 py-8', !isWide && 'mx-auto')} style={isWide ? { maxInlineSize: '36rem' } : undefined}>
      {isWide && <FirstStage isWide from={36} />}
      {step && done ? <StepPage step={step} done={done} /> : <SkeletonRows rows={3} />}
    </div>
  )
}

const StepPage = ({ step, done }: { step: Step; done: Record<Step, boolean> }) => {
  const navigate = route.useNavigate()
  const queries = useQueryClient()
  const at = steps.indexOf(step)
  const isLast = at === steps.length - 1
  const isWaiting = useStore(hasUnaddedMovies)
  const finish = () => {
    postponeSetup()
    void queries.invalidateQueries({ queryKey: statusQuery.queryKey })
    void navigate({ to: '/' })
  }
  const go = (to: number) => {
    const next = steps[to]
    if (next) void navigate({ search: { step: next } })
    else finish()
  }
  const { heading, next } = useFocus(step, done[step])
  return (
    <>
      <header className="grid gap-4">
        <Mark className="size-11 md:hidden" />
        <p className="text-muted">{t('welcome.title')}</p>
        <StepList at={at} done={done} onGo={go} />
      </header>
      <section aria-labelledby="step-title" className="grid gap-5">
        <div>
          <h1 ref={heading} tabIndex={-1} id="step-title" className="font-bold text-2xl outline-none">
            {t(words[step].title)}
          </h1>
          <p className="mt-1 max-w-[60ch] text-soft">{t(words[step].text)}</p>
        </div>
        {screens[step]}
      </section>
      {at === 0 && !done.folder && (
        <>
          <MovingHint />
          <DemoHint />
        </>
      )}
      {isLast && (
        <div className="grid gap-3">
          <Hint section="tracker" icon={ListVideo} onLeave={postponeSetup} />
          <Hint section="subtitles" icon={Captions} onLeave={postponeSetup} />
        </div>
      )}
      <footer className="grid gap-5 border-line border-t pt-5">
        <div className="flex flex-wrap items-center gap-2">
          {!isLast && (
            <Button kind="quiet" onClick={finish}>
              {t('welcome.later')}
            </Button>
          )}
          <span className="grow" />
          {at > 0 && <Button onClick={() => go(at - 1)}>{t('welcome.back')}</Button>}
          <Button
            ref={next}
            kind={(done[step] && !isWaiting) || isLast ? 'primary' : 'secondary'}
            icon={ArrowRight}
            onClick={() => go(at + 1)}
          >
            {isLast ? t('welcome.finish') : done[step] ? t('welcome.next') : t('welcome.skip')}
          </Button>
        </div>
      </footer>
    </>
  )
}

/** Moves focus to the heading of a new step, or to "Next" when an answered field disappears. */
const useFocus = (step: Step, isDone: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const last = useRef({ step, isDone })
  useEffect(() => {
    const before = last.current
    last.current = { step, isDone }
    if (before.step !== step) heading.current?.focus()
    else if (isDone && !before.isDone && document.activeElement === document.body) next.current?.focus()
  }, [step, isDone])
  return { heading, next }
}

/** For users of another program: it knows the folder, and everything else. */
const MovingHint = () => (
  <section aria-labelledby="moving-hint" className="grid gap-2 rounded-card border border-line bg-surface p-4">
    <h2 id="moving-hint" className="flex items-center gap-2 font-medium">
      <Import aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
      <Link to="/settings/radarr" onClick={postponeSetup} className="underline decoration-line underline-offset-4 hover:decoration-current">
        {t('welcome.moving')}
      </Link>
    </h2>
    <p className="text-soft text-sm">{t('welcome.moving_text')}</p>
  </section>
)

/** For users without movies who want to look around. */
const DemoHint = () => (
  <section aria-labelledby="demo-hint" className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-4">
    <h2 id="demo-hint" className="flex items-center gap-2 font-medium">
      <Clapperboard aria-hidden className="size-5 text-accent" strokeWidth={1.75} />
      {t('welcome.demo')}
    </h2>
    <SamplesButton />
  </section>
)

type HintProps = { section: 'tracker' | 'subtitles'; icon: typeof ListVideo; onLeave: () => void }

/** For a tracker account or a subtitle provider. */
const Hint = ({ section, icon: Icon, onLeave }: HintProps) => (
  <section aria-labelledby={`${section}-hint`} className="grid gap-2 rounded-card border border-line bg-surface p-4">
    <h2 id={`${section}-hint`} className="flex items-center gap-2 font-medium">
      <Icon aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
      <Link
        to="/settings/$section"
        params={{ section }}
        onClick={onLeave}
        className="underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {t(`welcome.${section}`)}
      </Link>
    </h2>
    <p className="text-soft text-sm">{t(`welcome.${section}_text`)}</p>
  </section>
)

const screens: Record<Step, ReactNode> = { folder: <FolderStep />, movies: <KeyStep />, indexer: <IndexerStep />, devices: <DevicesStep /> }

/** Completed steps; undefined until known. */
const useDone = (): Record<Step, boolean> | undefined => {
  const folders = useQuery(rootFoldersQuery)
  const config = useQuery(configQuery)
  const indexers = useQuery(indexersQuery)
  if (folders.isPending || config.isPending || indexers.isPending) return undefined
  return {
    folder: (folders.data?.results.length ?? 0) > 0,
    movies: Boolean(config.data?.metadata_api_key),
    indexer: (indexers.data?.results.length ?? 0) > 0,
    devices: false,
  }
}

const StepList = ({ at, done, onGo }: { at: number; done: Record<Step, boolean>; onGo: (to: number) => void }) => (
  <ol className="grid grid-cols-4 gap-2">
    {steps.map((step, index) => (
      <li key={step} className="min-w-0">
        <button
          type="button"
          aria-current={index === at ? 'step' : undefined}
          onClick={() => onGo(index)}
          className={clsx(
            'flex min-h-10 w-full items-center gap-1 border-t-2 md:gap-2 pt-2 text-start text-sm max-[26rem]:text-xs',
            index === at ? 'border-accent text-fg' : done[step] ? 'border-ok text-soft' : 'border-line text-muted',
          )}
        >
          {done[step] ? <Check aria-hidden className="size-4 shrink-0 text-ok" /> : <span className="shrink-0">{index + 1}</span>}
          <span className="min-w-0 truncate">{t(`welcome.step_${step}`)}</span>
        </button>
      </li>
    ))}
  </ol>
)
