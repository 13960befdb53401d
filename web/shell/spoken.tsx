import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { language, onLanguage } from '../i18n/translate'

/** Draws everything anew when another language is chosen. */
export const Spoken = ({ children }: { children: ReactNode }) => {
  const spoken = useSyncExternalStore(onLanguage, language)
  return <Fragment key={spoken}>{children}</Fragment>
}
