import type { sentences } from '#server/service/live/sentences'
import type { Words } from '../../catalog'

export const live: Words<typeof sentences> = {
  websocket_needed: 'Ouvrez un WebSocket ici : la requête n’a pas d’en-tête Upgrade',
  websocket_handshake_wrong: 'Ce n’est pas une négociation WebSocket de version 13',
}
