import { trustOf } from '../device-trust.rules.ts'
import { staleAfterMinutes } from '../judge.rules.ts'
import { calibrate } from '../reading.rules.ts'
import type { DeviceRow } from './climate.tables.ts'
import type { Climate } from './open-climate.ts'
import { calibrationOf } from './to-device.ts'

export interface ClimateThen {
  /** Degrees Fahrenheit and percent, calibrated. */
  temperature: number
  humidity: number
}

/** Undefined without a reading around that time. */
export type ClimateAt = (
  memberId: string,
  at: Date,
  humidorId: string | undefined,
) => Promise<ClimateThen | undefined>

/** A reading counts for this long, as it does where the climate of now is shown. */
const aroundSeconds = staleAfterMinutes * 60

/**
 * The mean of the readings around a moment: of the sensor in the given humidor, or else of any that has some. Measured
 * values count before invented ones, and the air over salt comes last.
 */
export function openClimateAt({ devices, readings }: Climate): ClimateAt {
  return async (memberId, at, humidorId) => {
    const all = await devices.list(memberId)
    const own = all.filter(({ humidor_id }) => humidorId !== undefined && humidor_id === humidorId)
    const seconds = Math.floor(at.getTime() / 1000)
    const span = { from: seconds - aroundSeconds, to: seconds + aroundSeconds, step: 2 * aroundSeconds }
    for (const device of (own.length > 0 ? own : all).toSorted(byTrust)) {
      const [mean] = await readings.history(memberId, device.id, span)
      if (!mean) continue
      const measured = { temperature: mean.temperature / 10, humidity: mean.humidity / 10 }
      return calibrate(measured, calibrationOf(device))
    }
    return undefined
  }
}

const trust = ({ kind, salt_test_started_at }: DeviceRow) =>
  trustOf({ kind, isInSaltTest: salt_test_started_at !== null })
const byTrust = (one: DeviceRow, other: DeviceRow) => trust(other) - trust(one)
