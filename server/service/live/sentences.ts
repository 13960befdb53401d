export const sentences = {
  websocket_needed: 'Open a WebSocket here: the request has no Upgrade header',
  websocket_handshake_wrong: 'This is not a WebSocket handshake of version 13',
} as const
