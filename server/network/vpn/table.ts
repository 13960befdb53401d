import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Details of the tunnel beyond its settings. One row, id 1; it belongs to one server and is ignored for any other. */
export const vpnPeerTable = sqliteTable('vpn_peer', {
  id: integer().primaryKey(),
  peer_public_key: text().notNull(),
  preshared_key: text(),
  mtu: integer(),
  allowed_ips: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
  keepalive_seconds: integer(),
})
