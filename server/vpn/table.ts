import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What the settings do not hold of the tunnel. One row, id 1; it belongs to one server and is left aside for another one. */
export const vpnPeerTable = sqliteTable('vpn_peer', {
  id: integer().primaryKey(),
  peer_public_key: text().notNull(),
  preshared_key: text(),
  mtu: integer(),
  allowed_ips: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
  keepalive_seconds: integer(),
})
