import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { statusQuery } from '../api/queries'
import { base } from '../base'
import { createStore } from '../ui/store'

/** What the first steps ask for is no trouble of its own while they are still to be done. */
export const askedByFirstSteps: ReadonlySet<string> = new Set(['metadata_key_missing', 'no_indexer', 'no_root_folder'])

const LATER = `marquee.setup_later${base}`

/** This browser is led to the first steps no more; Home keeps the way back to them. */
export const setUpLater = () => {
  try {
    localStorage.setItem(LATER, 'yes')
  } catch {
    // A browser that keeps nothing asks again.
  }
}

const isLater = () => {
  try {
    return localStorage.getItem(LATER) !== null
  } catch {
    return false
  }
}

/** Whether this visit goes on at the first steps: Home waits until that is known, so that nobody sees it pass by. */
export const isLed = createStore<boolean | undefined>(undefined)

/** Whoever comes to a service that lacks what it needs is led to the first steps, unless the person said "later". It interrupts nobody afterwards. */
export const useFirstRun = () => {
  const { data, isError } = useQuery(statusQuery)
  const navigate = useNavigate()
  const isDecided = useRef(false)
  useEffect(() => {
    if (isDecided.current || !(data || isError)) return
    isDecided.current = Boolean(data)
    const isThere = location.pathname.endsWith('/welcome')
    const leads = data?.status === 'setup_required' && !isThere && !isLater()
    isLed.set(leads)
    if (leads) void navigate({ to: '/welcome', replace: true }).finally(() => isLed.set(false))
  }, [data, isError, navigate])
}
