import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { statusQuery } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { copy } from '../../kit/copy'
import { useTitle } from '../../kit/page'
import { ScenePlace } from '../../kit/scene'
import { toast } from '../../kit/toast'
import { useWide } from '../../kit/use-wide'
import { LanguageSelect } from '../../shell/language-select'
import { Mark } from '../../shell/mark'
import { FirstStage } from '../../shell/stage/first-stage'
import { SignInForm } from './form'

/** Whether this browser runs on the service's computer. */
const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname)
const isPhone = matchMedia('(pointer: coarse)').matches
const COMMAND = navigator.platform.startsWith('Win') ? '.\\marquee login-url' : './marquee login-url'

type Where = { isHere: boolean; isPhone: boolean; isSetUp: boolean | undefined }

/** Which help to show: a command on the service's computer, a code from there elsewhere. */
export const helpFor = ({ isHere, isPhone, isSetUp }: Where) => {
  if (isHere) return isSetUp === false ? 'sign_in.text_first' : 'sign_in.text_here'
  return isPhone ? 'sign_in.text' : 'sign_in.text_desk'
}

export const SignInPage = () => {
  useTitle(t('sign_in.title'))
  const isWide = useWide()
  const { data } = useQuery({ ...statusQuery, enabled: isHere })
  const text = helpFor({ isHere, isPhone, isSetUp: data?.setup_complete })
  return (
    <>
      <ScenePlace />
      {isWide && <FirstStage isWide from={28} />}
      <main
        id="main"
        className="mx-auto grid min-h-dvh max-w-md content-center gap-6 px-5 py-10"
        style={isWide ? { marginInlineStart: 'var(--rail)' } : undefined}
      >
        <Mark className="size-12" />
        <div className="grid gap-2">
          <h1 className="font-bold text-2xl">{t('sign_in.title')}</h1>
          <p className="text-soft">{t(text)}</p>
        </div>
        {isHere && <Command />}
        <SignInForm />
        {!isHere && (
          <p className="text-muted text-sm">
            {t('sign_in.on_this_computer')}{' '}
            <code className="inline-block whitespace-nowrap rounded-[0.25rem] bg-ctl px-1.5">marquee login-url</code>
          </p>
        )}
        <LanguageSelect aria-label={t('details.language')} />
      </main>
    </>
  )
}

/** The command that signs the owner in. It does not contain the data path, which must not be revealed before sign-in. */
const Command = () => (
  <div className="grid gap-2 rounded-card border border-line bg-surface p-4">
    <p className="text-soft text-sm">{t('sign_in.command')}</p>
    <div className="flex flex-wrap items-center gap-2">
      <code className="whitespace-nowrap rounded-ctl bg-sunken px-3 py-2">{COMMAND}</code>
      <Button
        small
        icon={Copy}
        onClick={() =>
          void copy(COMMAND).then((copied) => toast(t(copied ? 'ui.copied' : 'ui.copy_failed'), { tone: copied ? 'ok' : 'bad' }))
        }
      >
        {t('ui.copy')}
      </Button>
    </div>
    <p className="text-muted text-sm">{t('sign_in.data_dir')}</p>
  </div>
)
