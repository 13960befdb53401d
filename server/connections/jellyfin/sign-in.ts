import { attempt } from '#server/foundation/lib/attempt'
import { Forbidden, Unauthorized } from '#server/foundation/platform/errors'
import type { Visit } from '#server/service/sessions/authenticate'
import type { AppNames, QuickConnect } from '#server/service/sessions/quick-connect'
import type { SessionRow } from '#server/service/sessions/table'
import { json, refused, typed } from './answers'
import type { Call, Route, SignedCall } from './call'
import { dateOf } from './ids'
import { dialectVersion, sessionOf, userOf } from './user'

export type SignInDeps = {
  serverId: string
  sessions: {
    quickConnect: Pick<QuickConnect, 'begin' | 'find' | 'exchange'>
    /** Throws Unauthorized or Forbidden. */
    signInApp: (code: string, names: AppNames, visit: Visit) => { session: SessionRow; token: string }
    revoke: (id: string) => void
  }
  name: () => string
  now: () => string
}

/** Connecting: what needs no token, and who one is. */
export const signInRoutes = ({ serverId, sessions, name, now }: SignInDeps) => {
  const publicInfo = ({ request, asked }: Call) => ({
    LocalAddress: `${asked.secure ? 'https' : 'http'}://${request.headers.get('host') ?? 'localhost'}${asked.base}/jellyfin`,
    ServerName: name(),
    Version: dialectVersion,
    ProductName: 'Jellyfin Server',
    OperatingSystem: '',
    Id: serverId,
    StartupWizardCompleted: true,
  })
  const namesOf = ({ words }: Call): AppNames => words
  const visitOf = ({ request, asked }: Call): Visit => ({
    ip: asked.ip,
    base: asked.base,
    secure: asked.secure,
    host: request.headers.get('host'),
    user_agent: request.headers.get('user-agent')?.slice(0, 200) ?? null,
  })
  const signedIn = ({ session, token }: { session: SessionRow; token: string }) => ({
    User: userOf(serverId, now()),
    SessionInfo: sessionOf(serverId, session),
    AccessToken: token,
    ServerId: serverId,
  })
  const quick = (secret: string) => {
    const found = sessions.quickConnect.find(secret)
    if (!found) return refused(404)
    return {
      Authenticated: found.isApproved,
      Secret: secret,
      Code: found.code,
      DeviceId: found.device_id,
      DeviceName: found.device,
      AppName: found.app,
      AppVersion: found.version,
      DateAdded: dateOf(new Date(found.asked).toISOString()),
    }
  }
  const byName = async (call: Call) => {
    const code = String(call.body.Pw ?? call.body.Password ?? '')
    const made = await attempt(() => sessions.signInApp(code, namesOf(call), visitOf(call)))
    if (made.ok) return signedIn(made.value)
    if (made.error instanceof Unauthorized || made.error instanceof Forbidden) return refused(401)
    throw made.error
  }

  const open: Route<Call>[] = [
    ['GET', 'system/info/public', publicInfo],
    ['GET', 'system/ping', () => json('Jellyfin Server')],
    ['POST', 'system/ping', () => json('Jellyfin Server')],
    ['GET', 'users/public', () => []],
    ['GET', 'branding/configuration', () => ({ LoginDisclaimer: '', CustomCss: '', SplashscreenEnabled: false })],
    ['GET', 'branding/css', () => typed('', 'text/css')],
    ['GET', 'branding/css.css', () => typed('', 'text/css')],
    ['GET', 'quickconnect/enabled', () => json(true)],
    ['POST', 'quickconnect/initiate', (call) => quick(sessions.quickConnect.begin(namesOf(call), visitOf(call)).secret)],
    ['GET', 'quickconnect/connect', ({ asks }) => quick(asks.get('secret') ?? '')],
    [
      'POST',
      'users/authenticatewithquickconnect',
      ({ body }) => {
        const made = sessions.quickConnect.exchange(String(body.Secret ?? ''))
        return made ? signedIn(made) : refused(401)
      },
    ],
    ['POST', 'users/authenticatebyname', byName],
  ]
  return { open, signed: ownRoutes({ serverId, sessions, now, publicInfo }) }
}

type OwnDeps = Pick<SignInDeps, 'serverId' | 'sessions' | 'now'> & { publicInfo: (call: Call) => object }
/** What a signed-in app asks about itself. */
const ownRoutes = ({ serverId, sessions, now, publicInfo }: OwnDeps): Route<SignedCall>[] => {
  const me = () => userOf(serverId, now())
  return [
    [
      'GET',
      'system/info',
      (call) => ({
        ...publicInfo(call),
        ...{ HasPendingRestart: false, IsShuttingDown: false, SupportsLibraryMonitor: true, CanSelfRestart: false },
        ...{ CanLaunchWebBrowser: false, HasUpdateAvailable: false, WebSocketPortNumber: 0, CompletedInstallations: [] },
      }),
    ],
    ['GET', 'system/endpoint', () => ({ IsLocal: true, IsInNetwork: true })],
    ['GET', 'users/me', me],
    ['GET', 'users', () => [me()]],
    ['GET', 'users/*', me],
    ['GET', 'sessions', ({ session }) => [sessionOf(serverId, session)]],
    ['GET', 'syncplay/list', () => []],
    ['GET', 'getutctime', () => ({ RequestReceptionTime: dateOf(now()), ResponseTransmissionTime: dateOf(now()) })],
    [
      'POST',
      'sessions/logout',
      ({ session }) => {
        sessions.revoke(session.id)
        return null
      },
    ],
  ]
}
