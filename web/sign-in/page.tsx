import { t } from '../i18n/translate'
import { Mark } from '../shell/mark'
import { useTitle } from '../ui/page'
import { SignInForm } from './form'

export const SignInPage = () => {
  useTitle(t('sign_in.title'))
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-md content-center gap-6 px-5 py-10">
      <Mark className="size-12" />
      <div className="grid gap-2">
        <h1 className="font-bold text-2xl">{t('sign_in.title')}</h1>
        <p className="text-soft">{t('sign_in.text')}</p>
      </div>
      <SignInForm />
      <p className="text-muted text-sm">
        {t('sign_in.on_this_computer')}{' '}
        <code className="inline-block whitespace-nowrap rounded-[0.25rem] bg-ctl px-1.5">marquee login-url</code>
      </p>
    </main>
  )
}
