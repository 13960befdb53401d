import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { statusQuery } from '../api/queries'
import { base } from '../base'

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

/** Whoever comes to a service that lacks what it needs is led to the first steps, unless the person said "later". It interrupts nobody afterwards. */
export const useFirstRun = () => {
  const { data } = useQuery(statusQuery)
  const navigate = useNavigate()
  const isDecided = useRef(false)
  useEffect(() => {
    if (!data || isDecided.current) return
    isDecided.current = true
    const isThere = location.pathname.endsWith('/welcome')
    if (data.status === 'setup_required' && !isThere && !isLater()) void navigate({ to: '/welcome', replace: true })
  }, [data, navigate])
}
