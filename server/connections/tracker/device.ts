import type { Clock } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { Conflict } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { DeviceCode, TrackerAuth } from '#server/foundation/upstream/tracker/client'
import type { Account } from './account'
import { sentences } from './sentences'

type Deps = {
  clock: Clock
  log: Log
  auth: Pick<TrackerAuth, 'code' | 'poll'>
  account: Pick<Account, 'row' | 'isConnected' | 'connect' | 'named'>
  /** The name of the connected account. */
  who: () => Promise<string>
}
export type ShownCode = { user_code: string; verification_url: string; expires_at: string; interval_seconds: number }
export type DeviceState = 'pending' | 'connected' | 'expired' | 'denied'
type Pending = DeviceCode & { endsMs: number; nextMs: number }

/** Connects with a code that the person types at the tracker. The matching device code is kept in memory only. */
export const createDevice = ({ clock, log, auth, account, who }: Deps) => {
  let pending: Pending | null = null
  let asking: Promise<DeviceState> | null = null
  const nowMs = () => clock.now().getTime()

  const nameAccount = async (): Promise<void> => {
    try {
      account.named(await who())
    } catch (error) {
      // The connection still works; the first sync asks again.
      log.warn('the tracker did not report the account', { error })
    }
  }

  const ask = async (code: Pending): Promise<DeviceState> => {
    code.nextMs = nowMs() + code.interval * 1000
    const polled = await auth.poll(code.device_code)
    if (pending !== code) return 'expired'
    if (polled.state === 'slow_down') {
      code.interval += 1
      code.nextMs = nowMs() + code.interval * 1000
      return 'pending'
    }
    if (polled.state === 'pending') return 'pending'
    pending = null
    if (polled.state !== 'connected') return polled.state
    account.connect(polled.pair)
    await nameAccount()
    return 'connected'
  }

  return {
    /** Throws Conflict while connected, and what the tracker throws. */
    async begin(): Promise<ShownCode> {
      const known = account.row()
      if (known && !known.is_lost) throw new Conflict(say(sentences, 'tracker_connected_already', { username: known.username || '?' }))
      const code = await auth.code()
      pending = { ...code, endsMs: nowMs() + code.expires_in * 1000, nextMs: nowMs() }
      const { user_code, verification_url, interval } = code
      return { user_code, verification_url, expires_at: new Date(pending.endsMs).toISOString(), interval_seconds: interval }
    },

    /** May be called as often as you like: it polls the tracker no faster than allowed. */
    async poll(): Promise<DeviceState> {
      if (asking !== null) return await asking
      if (!pending) return account.isConnected() ? 'connected' : 'expired'
      if (nowMs() >= pending.endsMs) {
        pending = null
        return 'expired'
      }
      if (nowMs() < pending.nextMs) return 'pending'
      asking = ask(pending).finally(() => {
        asking = null
      })
      return await asking
    },
  }
}
