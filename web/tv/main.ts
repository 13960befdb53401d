import './tv.css'
import './screens.css'
import { mayGet, onSignedOut, token } from './api'
import { fill } from './dom'
import { focusedKey, focusOn, move } from './focus'
import { actionOf, isDirection } from './keys'
import { goBack, placeNow } from './places'
import { message, type Screen } from './screen'
import { homeScreen } from './screens/home'
import { libraryScreen } from './screens/library'
import { movieScreen } from './screens/movie'
import { newScreen } from './screens/new'
import { pairScreen } from './screens/pair'
import { playerScreen } from './screens/player'
import { searchScreen } from './screens/search'
import { language } from './words'

const root = document.getElementById('tv') ?? document.body
/** Where the focus was on each screen, for coming back to it. */
const left = new Map<string, string>()
let screen: Screen | null = null
let shown = ''
let visit = 0

const open = async (): Promise<Screen> => {
  await screen?.leave?.()
  if (token.get() === null) return pairScreen(show)
  const [name, id = '0', file = '0', at = '0'] = placeNow()
  if (name === 'library') return libraryScreen()
  if (name === 'search') return searchScreen()
  if (name === 'movie') return movieScreen(Number(id))
  if (name === 'new' && mayGet()) return newScreen(Number(id))
  if (name === 'play') return playerScreen({ movieId: Number(id), fileId: Number(file), at: Number(at) })
  return homeScreen()
}

/** Shows the place of the address. What took too long to open and is no longer wanted is dropped. */
const show = (): void => {
  const mine = ++visit
  const key = focusedKey()
  if (shown !== '' && key !== null) left.set(shown, key)
  shown = placeNow().join('/')
  open()
    .catch(() => message({ title: 'lost_title', text: 'lost_text', retry: show }))
    .then((next) => {
      if (mine !== visit) return next.close?.()
      screen?.close?.()
      screen = next
      fill(root, [next.node])
      focusOn(left.get(shown) ?? null)
    })
    .catch(() => undefined)
}

const onKey = (event: KeyboardEvent): void => {
  const action = actionOf(event)
  if (action === undefined) {
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) screen?.onLetter?.(event.key)
    return
  }
  event.preventDefault()
  if (screen?.onKey?.(action)) return
  if (action === 'back') goBack()
  else if (isDirection(action)) move(action)
}

document.documentElement.lang = language()
window.addEventListener('hashchange', show)
window.addEventListener('keydown', onKey)
onSignedOut(show)
show()
