import type { sentences } from '#server/service/live/sentences'
import type { Words } from '../../catalog'

export const live: Words<typeof sentences> = {
  websocket_needed: 'Öffne hier einen WebSocket: Der Anfrage fehlt der Header Upgrade',
  websocket_handshake_wrong: 'Das ist kein WebSocket-Handshake der Version 13',
}
