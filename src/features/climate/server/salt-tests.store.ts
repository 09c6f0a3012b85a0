import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/open-database.ts'
import { type DeviceRow, devices } from './climate.tables.ts'

/** Every method changes one member's device only; undefined if its test was begun or ended meanwhile. */
export interface SaltTestsStore {
  start(memberId: string, deviceId: string): Promise<DeviceRow | undefined>
  /** Ends the test that began then; with the correction of the humidity, in tenths of a percent, or without one. */
  end(
    memberId: string,
    deviceId: string,
    startedAt: Date,
    correction?: number,
  ): Promise<DeviceRow | undefined>
}

const { id, user_id, version, salt_test_started_at, latest_at } = devices
const now = sql`now()`

export function openSaltTestsStore({ inTransaction }: Pick<Database, 'inTransaction'>): SaltTestsStore {
  const isDevice = (memberId: string, deviceId: string) => and(eq(user_id, memberId), eq(id, deviceId))
  return {
    start: (memberId, deviceId) =>
      inTransaction(memberId, async transaction => {
        const [started] = await transaction
          .update(devices)
          .set({ salt_test_started_at: now, version: sql`${version} + 1` })
          .where(and(isDevice(memberId, deviceId), isNull(salt_test_started_at)))
          .returning()
        return started
      }),
    end: (memberId, deviceId, startedAt, correction) =>
      inTransaction(memberId, async transaction => {
        const [ended] = await transaction
          .update(devices)
          .set({
            salt_test_started_at: null,
            version: sql`${version} + 1`,
            // What was measured over salt causes no alert.
            judged_until: sql`${latest_at}`,
            ...(correction !== undefined && { humidity_offset: correction, calibrated_at: now }),
          })
          .where(and(isDevice(memberId, deviceId), eq(salt_test_started_at, startedAt)))
          .returning()
        return ended
      }),
  }
}
