import { t } from '../i18n/translate'
import { Dialog } from '../ui/dialog'
import { SignInForm } from './form'

/** The session ended while somebody was here: the page stays, the door stands above it. */
export const SignInSheet = () => (
  <Dialog open closable={false} onClose={() => {}} title={t('sign_in.again')} text={t('sign_in.again_text')}>
    <SignInForm />
  </Dialog>
)
