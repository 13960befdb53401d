import type { Config } from '#server/config/schema'
import type { ConfigTest } from '#server/config/test-routes'
import type { Ground } from '#server/ground'
import { wentWell } from '#server/lib/reason'
import { say } from '#server/lib/sentence'
import { Conflict } from '#server/platform/errors'
import { vpnRoutes } from './routes'
import { sentences } from './sentences'
import { keepPeer, settingsOf } from './settings'
import { tryTunnel } from './try-tunnel'
import { createVpn } from './vpn'
import { readWireguardFile } from './wireguard-file'

type Needs = { sessions: { isKey: (request: Request) => boolean } }

/** The tunnel for the torrents: its settings, and how it stands with it. */
export const openVpn = ({ db, journal, clock, config }: Ground, { sessions }: Needs) => {
  const vpn = createVpn({ db, journal, clock, config })
  const take = (text: string, request: Request) => {
    const file = readWireguardFile(text)
    config.update(settingsOf(file), { isKey: sessions.isKey(request) })
    journal.commit((tx) => keepPeer(tx, file))
    return file
  }
  /** A second tunnel with the same key would take the way back from the one that runs. */
  const trial = async (settings: Config): Promise<ConfigTest> => {
    if (!config.get().vpn_enabled) return await tryTunnel(db, settings, clock)
    const { state, last_error_reason } = vpn.show()
    if (state === 'up') return wentWell(say(sentences, 'vpn_is_up'))
    throw new Conflict(last_error_reason ?? say(sentences, 'vpn_no_answer_yet'))
  }
  const { show, tunnel, heard, look, forget, isTouchedBy } = vpn
  return { routes: [vpnRoutes({ vpn, take })], trial, show, tunnel, heard, look, forget, isTouchedBy }
}
