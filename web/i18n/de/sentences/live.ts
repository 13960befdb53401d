import type { sentences } from '#server/live/sentences'
import type { Words } from '../../catalog'

export const live: Words<typeof sentences> = {
  websocket_needed: 'Hier wird ein WebSocket geöffnet: Der Anfrage fehlt die Kopfzeile Upgrade',
  websocket_handshake_wrong: 'Das ist kein WebSocket-Handschlag der Version 13',
}
