import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { statusQuery } from '../data/api/queries'
import { base } from '../data/base'
import { createStore } from '../kit/store'

/** Issues that setup resolves. They are not reported separately while setup is unfinished. */
export const setupIssues: ReadonlySet<string> = new Set(['metadata_key_missing', 'no_indexer', 'no_root_folder'])

const LATER = `marquee.setup_later${base}`

/** Stops redirecting this browser to setup; Home still links to it. */
export const postponeSetup = () => {
  try {
    localStorage.setItem(LATER, 'yes')
  } catch {
    // Without localStorage the browser redirects again next time.
  }
}

const isLater = () => {
  try {
    return localStorage.getItem(LATER) !== null
  } catch {
    return false
  }
}

/**
 * Whether this visit is about to be redirected to setup; undefined until known. Home waits for it to avoid flashing before the redirect.
 */
export const isRedirecting = createStore<boolean | undefined>(undefined)

/** Home redirects to setup while the service needs it, unless the user chose "later". Any other address opens its page. */
export const useFirstRun = () => {
  const { data, isError } = useQuery(statusQuery)
  const navigate = useNavigate()
  const isDecided = useRef(false)
  useEffect(() => {
    if (isDecided.current || !(data || isError)) return
    isDecided.current = Boolean(data)
    const isHome = location.pathname === `${base}/`
    const leads = data?.status === 'setup_required' && isHome && !isLater()
    isRedirecting.set(leads)
    if (leads) void navigate({ to: '/welcome', replace: true }).finally(() => isRedirecting.set(false))
  }, [data, isError, navigate])
}
