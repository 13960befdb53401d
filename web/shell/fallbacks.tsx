import { Link, useRouter } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { t } from '../i18n/translate'
import { Button, buttonStyle } from '../kit/button'
import { connection } from '../kit/connection'
import { Empty } from '../kit/empty'
import { tryAgain } from '../kit/later'
import { Page } from '../kit/page'
import { isUnreachable } from '../kit/problem'
import { ProblemCard } from '../kit/problem-card'
import { useStore } from '../kit/store'

/** Error boundary of a screen. The frame around it stays usable, so every other screen is one click away. */
export const ScreenProblem = ({ error, reset }: { error: unknown; reset: () => void }) => {
  const router = useRouter()
  const retry = () => {
    tryAgain()
    reset()
    return router.invalidate()
  }
  const isLive = useStore(connection).state === 'live'
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => {
    if (isLive && isUnreachable(error)) void latest.current()
  }, [isLive, error])
  const stale = error instanceof Error && /dynamically imported module|module script failed/i.test(error.message)
  return (
    <Page title={t('problem.screen')}>
      {stale ? (
        <Empty icon={MapPinOff} title={t('problem.updated')} text={t('problem.updated_text')}>
          <Button kind="primary" onClick={() => location.reload()}>
            {t('problem.reload')}
          </Button>
        </Empty>
      ) : (
        <ProblemCard error={error} onRetry={retry} />
      )}
    </Page>
  )
}

export const Lost = () => (
  <Page title={t('problem.lost')}>
    <NotFound to="/library">{t('nav.library')}</NotFound>
  </Page>
)

/** "Not found", with a link to the nearest screen that exists. */
export const NotFound = ({ to, children }: { to: '/library' | '/settings'; children: string }) => (
  <Empty icon={MapPinOff} title={t('problem.lost_title')} text={t('problem.lost_text')}>
    <Link to={to} className={buttonStyle('primary')}>
      {children}
    </Link>
  </Empty>
)
