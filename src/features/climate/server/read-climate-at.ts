import { calibrate } from '../reading.rules.ts'
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

/** Half of the piece of time whose mean counts. */
const aroundSeconds = 30 * 60

/** The mean of the hour around a moment, of the sensor in the given humidor, else of the oldest sensor. */
export function openClimateAt({ devices, readings }: Climate): ClimateAt {
  return async (memberId, at, humidorId) => {
    const all = await devices.list(memberId)
    const device = all.find(({ humidor_id }) => humidor_id === humidorId && humidorId !== undefined) ?? all[0]
    if (!device) return undefined
    const seconds = Math.floor(at.getTime() / 1000)
    const span = { from: seconds - aroundSeconds, to: seconds + aroundSeconds, step: 2 * aroundSeconds }
    const [mean] = await readings.history(memberId, device.id, span)
    if (!mean) return undefined
    const measured = { temperature: mean.temperature / 10, humidity: mean.humidity / 10 }
    return calibrate(measured, calibrationOf(device))
  }
}
