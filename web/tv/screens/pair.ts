import { beginSignIn, Failed, finishSignIn, signIn } from '../api'
import { el } from '../dom'
import { message, type Screen } from '../screen'
import { t } from '../words'

const LOOK_MS = 2000

/** Shows a code and waits until a person enters it elsewhere. `onSignedIn` also draws a new code once this one has expired. */
export const pairScreen = async (again: () => void): Promise<Screen> => {
  const begun = await beginSignIn(tvName()).catch((error: unknown) => {
    if (error instanceof Failed && (error.status === 401 || error.status === 403)) return null
    throw error
  })
  if (!begun) return message({ title: 'off_title', text: 'off_text', retry: again })
  let timer: ReturnType<typeof setTimeout>
  let isOpen = true
  const look = async (): Promise<void> => {
    const found = await finishSignIn(begun.secret).catch((error: unknown) => (error instanceof Failed ? error : null))
    if (!isOpen) return
    if (found instanceof Failed && found.status === 404) return again()
    if (found && !(found instanceof Failed) && found.token !== null) {
      signIn(found)
      return again()
    }
    wait()
  }
  const wait = (): void => {
    timer = setTimeout(() => void look(), LOOK_MS)
  }
  wait()
  const image = el('img', { class: 'qr', alt: t('pair_scan'), src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(begun.qr_svg)}` })
  const [place = ''] = begun.url.split('#')
  const node = el(
    'main',
    { class: 'screen pair' },
    image,
    el(
      'div',
      { class: 'code-side' },
      el('h1', {}, t('pair_title')),
      el('p', {}, t('pair_how', { url: place })),
      el('p', { class: 'code', 'data-code': begun.code }, `${begun.code.slice(0, 3)} ${begun.code.slice(3)}`),
      el('p', { class: 'quiet' }, t('pair_wait')),
      el('p', { class: 'quiet' }, t('pair_may')),
    ),
  )
  return {
    node,
    close: () => {
      isOpen = false
      clearTimeout(timer)
    },
  }
}

const makers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/web0s|webos/i, 'LG TV'],
  [/tizen/i, 'Samsung TV'],
  [/bravia|sony/i, 'Sony TV'],
  [/xbox/i, 'Xbox'],
  [/aft\w|silk/i, 'Fire TV'],
  [/android/i, 'Android TV'],
]
const tvName = (): string => makers.filter(([sign]) => sign.test(navigator.userAgent))[0]?.[1] ?? 'TV'
