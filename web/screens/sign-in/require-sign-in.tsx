import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { signInState } from '../../data/api/session'
import { startLive, stopLive } from '../../data/live/live'
import { withWords } from '../../i18n/translate'
import { onceRest } from '../../kit/first-poster'
import { part } from '../../kit/later'
import { useStore } from '../../kit/store'

const SignInPage = part(() => withWords('rooms', import('./page')), 'SignInPage')
const SignInSheet = part(() => withWords('rooms', import('./sheet')), 'SignInSheet')

/** Shows the sign-in page to strangers. If a session ends, the page stays and sign-in opens above it. */
export const RequireSignIn = ({ children }: { children: ReactNode }) => {
  const state = useStore(signInState)
  const queries = useQueryClient()
  const [wasIn, setWasIn] = useState(false)
  const isReturning = useRef(false)
  useEffect(() => {
    if (state === 'out') {
      stopLive()
      isReturning.current = wasIn
    }
    if (state !== 'in') return
    setWasIn(true)
    if (isReturning.current) void queries.invalidateQueries()
    isReturning.current = false
    return onceRest(() => startLive(queries))
  }, [state, queries, wasIn])
  if (state === 'out' && !wasIn)
    return (
      <Suspense fallback={null}>
        <SignInPage />
      </Suspense>
    )
  return (
    <>
      {children}
      {state === 'out' && (
        <Suspense fallback={null}>
          <SignInSheet />
        </Suspense>
      )}
    </>
  )
}
