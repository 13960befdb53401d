import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { statusQuery } from '../api/queries'

const LATER = 'marquee.setup_later'

export const setUpLater = () => sessionStorage.setItem(LATER, 'yes')

/** Leads to the first steps as long as the service has none of what it needs, unless the person said "later". */
export const useFirstRun = () => {
  const { data } = useQuery(statusQuery)
  const navigate = useNavigate()
  const due = data?.status === 'setup_required'
  useEffect(() => {
    if (due && sessionStorage.getItem(LATER) === null) void navigate({ to: '/welcome', replace: true })
  }, [due, navigate])
}
