import { count, eq } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { ago, type Clock, stamp } from '#server/foundation/lib/clock'
import { hours } from '#server/foundation/lib/duration'
import type { Db } from '#server/foundation/platform/db/open'
import { NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest } from '#server/foundation/platform/http/page'
import type { DlnaDevice, DlnaDevicePatch } from './schema'
import { dlnaDevicesTable as table } from './table'

export type Devices = ReturnType<typeof createDevices>
type Deps = { db: Db; journal: Journal; clock: Clock; cursors: Cursors; isOpen: () => boolean }
type Visitor = { readonly address: string; readonly headers: Headers }

/** More than any house has: strangers in the network must not fill the disk. */
const mostDevices = 100
/** Signed addresses name a device by this. */
const guestForm = /^dlna-(\d{1,12})$/

/** Devices that browse, and whether they may. */
export const createDevices = ({ db, journal, clock, cursors, isOpen }: Deps) => {
  const find = (id: number): DlnaDevice | undefined => db.select().from(table).where(eq(table.id, id)).get()
  const get = (id: number): DlnaDevice => {
    const found = find(id)
    if (!found) throw new NotFound('device', id)
    return found
  }
  const at = (address: string): DlnaDevice | undefined => db.select().from(table).where(eq(table.address, address)).get()

  const meet = ({ address, headers }: Visitor): DlnaDevice | null => {
    if ((db.select({ count: count() }).from(table).get()?.count ?? 0) >= mostDevices) return null
    const now = stamp(clock)
    return journal.commit((tx, announce) => {
      const made = { address, name: nameOf(headers), user_agent: agentOf(headers), first_seen_at: now, last_seen_at: now }
      const device = tx.insert(table).values(made).returning().get()
      announce({ type: 'dlna_device_changed', id: device.id, name: device.name, change: 'created' })
      return device
    })
  }
  const seen = (device: DlnaDevice): DlnaDevice => {
    if (device.last_seen_at < ago(clock, hours(1)))
      db.update(table)
        .set({ last_seen_at: stamp(clock) })
        .where(eq(table.id, device.id))
        .run()
    return device
  }

  return {
    get,
    list: (asked: PageRequest): PageOf<DlnaDevice> =>
      listed(db.select().from(table), asked, { cursors, scope: 'dlna/devices', table, by: 'last_seen_at', order: 'desc' }),

    /** The device that asks, and a note that it was here. Null if there is no room for another one. */
    admit(visitor: Visitor): { guest: string; mayWatch: boolean } | null {
      const known = at(visitor.address)
      const device = known ? seen(known) : meet(visitor)
      return device && { guest: `dlna-${device.id}`, mayWatch: device.allowed || isOpen() }
    },
    mayWatch(guest: string): boolean {
      const id = guestForm.exec(guest)?.[1]
      const device = id === undefined ? undefined : find(Number(id))
      return device !== undefined && (device.allowed || isOpen())
    },

    update(id: number, { allowed }: DlnaDevicePatch): DlnaDevice {
      const before = get(id)
      if (allowed === undefined || allowed === before.allowed) return before
      journal.commit((tx, announce) => {
        tx.update(table).set({ allowed }).where(eq(table.id, id)).run()
        announce({ type: 'dlna_device_changed', id, name: before.name, change: 'updated' })
      })
      return get(id)
    },
    remove(id: number): void {
      const { name } = get(id)
      journal.commit((tx, announce) => {
        tx.delete(table).where(eq(table.id, id)).run()
        announce({ type: 'dlna_device_changed', id, name, change: 'removed' })
      })
    },
  }
}

const agentOf = (headers: Headers): string | null => headers.get('user-agent')?.slice(0, 200) ?? null

/** Sony and Samsung say which model they are; others are known by the first word of their program. */
const nameOf = (headers: Headers): string => {
  const sony = /\bmn="([^"]{1,60})"/.exec(headers.get('x-av-client-info') ?? '')?.[1]
  const samsung = /\[TV\]\s*([^/]{1,60})/.exec(headers.get('user-agent') ?? '')?.[1]
  const program = /^[^\s/]{1,60}/.exec(headers.get('user-agent') ?? '')?.[0]
  return (headers.get('friendlyname.dlna.org')?.slice(0, 60) ?? sony ?? samsung ?? program ?? 'DLNA').trim()
}
