import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { language, onLanguage } from '../i18n/translate'

/** Redraws everything when the language changes. */
export const Spoken = ({ children }: { children: ReactNode }) => {
  const spoken = useSyncExternalStore(onLanguage, language)
  return <Fragment key={spoken}>{children}</Fragment>
}
