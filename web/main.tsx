import './styles/app.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { base } from './data/base'
import { createQueries } from './data/queries'
import { speak } from './i18n/translate'
import { postersFirst } from './kit/first-poster'
import { applyPreferences, preferences } from './kit/preferences'
import { createAppRouter } from './router'
import { signInWithCode } from './screens/sign-in/enter'
import { RequireSignIn } from './screens/sign-in/require-sign-in'
import { Spoken } from './shell/spoken'

applyPreferences()
if ([`${base}/`, `${base}/library`].includes(location.pathname)) postersFirst()
const queries = createQueries()
const router = createAppRouter(queries)

await Promise.all([signInWithCode(), preferences.get().language === 'en' ? undefined : speak(preferences.get().language)])

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <Spoken>
          <RequireSignIn>
            <RouterProvider router={router} />
          </RequireSignIn>
        </Spoken>
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
)
