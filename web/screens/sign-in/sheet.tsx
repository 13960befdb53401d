import { t } from '../../i18n/translate'
import { Dialog } from '../../kit/dialog'
import { SignInForm } from './form'

/** Sign-in dialog for a session that ended: the page below stays. */
export const SignInSheet = () => (
  <Dialog open closable={false} onClose={() => {}} title={t('sign_in.again')} text={t('sign_in.again_text')}>
    <SignInForm />
  </Dialog>
)
