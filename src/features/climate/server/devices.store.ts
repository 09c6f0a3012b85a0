import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { maxDevices } from '../climate.contract.ts'
import { type DeviceRow, devices } from './climate.tables.ts'
import type { TokenOwner } from './known-device-tokens.ts'

export type NewDeviceValues = Pick<DeviceRow, 'name' | 'kind' | 'humidor_id' | 'config' | 'token_hash'>
export type DeviceUpdate = {
  [Field in 'name' | 'humidor_id' | 'temperature_offset' | 'humidity_offset' | 'config']?:
    | DeviceRow[Field]
    | undefined
}
export type DeviceChange = DeviceRow | 'none' | 'no humidor' | { stale: DeviceRow }

/** Every method but `ownerOfToken` reads and writes one member's rows only. */
export interface DevicesStore {
  /** The oldest first. */
  list(memberId: string): Promise<DeviceRow[]>
  find(memberId: string, deviceId: string): Promise<DeviceRow | undefined>
  /** By what the cloud calls it. */
  findGovee(memberId: string, device: string, model: string): Promise<DeviceRow | undefined>
  add(memberId: string, values: NewDeviceValues): Promise<DeviceRow | 'no humidor' | 'full'>
  change(memberId: string, deviceId: string, update: DeviceUpdate, expected: number): Promise<DeviceChange>
  /** Resolves with whether there was such a push device. */
  setToken(memberId: string, deviceId: string, hash: Buffer | null): Promise<boolean>
  /** Resolves with whether there was such a device. */
  remove(memberId: string, deviceId: string): Promise<boolean>
  /** The device of a token, whoever its owner is. */
  ownerOfToken(hash: Buffer): Promise<TokenOwner | undefined>
}

const { id, user_id, version, created_at, kind, config } = devices
/** What was found out about a device does not hold with another configuration. */
const notYetAsked = { checked_at: null, problem: null, failures: 0, unchanged_since: null }

const findById = memberQuery(
  'find-device',
  'select * from devices where user_id = $1::uuid and id = $2::uuid',
)

export function openDevicesStore({
  inTransaction,
  runAsMember,
}: Pick<Database, 'inTransaction' | 'runAsMember'>): DevicesStore {
  return {
    list: memberId =>
      inTransaction(memberId, transaction =>
        transaction.select().from(devices).where(eq(user_id, memberId)).orderBy(created_at, id),
      ),
    async find(memberId, deviceId) {
      const [found] = await runAsMember<DeviceRow>(findById, memberId, deviceId)
      return found
    },
    findGovee: (memberId, device, model) =>
      inTransaction(memberId, async transaction => {
        const isAsked = sql`${config} @> ${JSON.stringify({ deviceId: device, model })}::jsonb`
        const [found] = await transaction
          .select()
          .from(devices)
          .where(and(eq(user_id, memberId), eq(kind, 'govee'), isAsked))
        return found
      }),
    add: (memberId, values) =>
      checkHumidor(
        inTransaction(memberId, async transaction => {
          // Two at once must not both take the last place.
          await transaction.execute(
            sql`select pg_advisory_xact_lock(hashtextextended(${`devices ${memberId}`}, 0))`,
          )
          if ((await transaction.$count(devices, eq(user_id, memberId))) >= maxDevices) return 'full' as const
          const [added] = await transaction
            .insert(devices)
            .values({ user_id: memberId, ...values })
            .returning()
          return added!
        }),
      ),
    change: (memberId, deviceId, update, expected) =>
      checkHumidor(
        inTransaction<DeviceChange>(memberId, async transaction => {
          const [changed] = await transaction
            .update(devices)
            .set({ ...update, ...(update.config && notYetAsked), version: sql`${version} + 1` })
            .where(and(isDevice(memberId, deviceId), eq(version, expected)))
            .returning()
          if (changed) return changed
          const stale = await findDevice(transaction, memberId, deviceId)
          return stale ? { stale } : 'none'
        }),
      ),
    setToken: (memberId, deviceId, hash) =>
      inTransaction(memberId, async transaction => {
        const { rowCount } = await transaction
          .update(devices)
          .set({ token_hash: hash })
          .where(and(isDevice(memberId, deviceId), eq(kind, 'push')))
        return rowCount === 1
      }),
    remove: (memberId, deviceId) =>
      inTransaction(memberId, async transaction => {
        const { rowCount } = await transaction.delete(devices).where(isDevice(memberId, deviceId))
        return rowCount === 1
      }),
    ownerOfToken: hash =>
      inTransaction(undefined, async transaction => {
        const { rows } = await transaction.execute<TokenOwner & Record<string, unknown>>(
          sql`select id, user_id, is_banned as "isBanned" from device_of_token(${hash})`,
        )
        return rows[0]
      }),
  }
}

async function findDevice(
  transaction: Transaction,
  memberId: string,
  deviceId: string,
): Promise<DeviceRow | undefined> {
  const [found] = await transaction.select().from(devices).where(isDevice(memberId, deviceId))
  return found
}

/** Resolves with `no humidor` if the reference to it fails: it is not there, or another member's. */
async function checkHumidor<Result>(work: Promise<Result>): Promise<Result | 'no humidor'> {
  try {
    return await work
  } catch (failure) {
    const { code, constraint } = ((failure as Error).cause ?? failure) as pg.DatabaseError
    if (code === '23503' && constraint === 'devices_user_id_humidor_id_fkey') return 'no humidor'
    throw failure
  }
}

const isDevice = (memberId: string, deviceId: string) => and(eq(user_id, memberId), eq(id, deviceId))
