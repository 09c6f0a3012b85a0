import type { Device } from '../climate.contract.ts'
import type { GoveeConfig, MqttConfig } from '../device-config.contract.ts'
import { type Calibration, calibrate, isFrozen } from '../reading.rules.ts'
import type { DeviceRow } from './climate.tables.ts'
import { isSetUp } from './config-of.ts'

const notSetUp = 'Its settings are still missing.'

export function toDevice(row: DeviceRow): Device {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    humidorId: row.humidor_id,
    temperatureOffset: row.temperature_offset / 10,
    humidityOffset: row.humidity_offset / 10,
    calibratedAt: row.calibrated_at?.toISOString() ?? null,
    saltTestStartedAt: row.salt_test_started_at?.toISOString() ?? null,
    latest: latestOf(row),
    dropped: row.dropped,
    hasToken: row.token_hash !== null,
    govee: row.kind === 'govee' && isSetUp(row) ? (row.config as GoveeConfig) : null,
    mqtt: row.kind === 'mqtt' && isSetUp(row) ? (row.config as MqttConfig) : null,
    problem: isSetUp(row) ? row.problem : notSetUp,
    frozenSince: frozenSince(row),
    version: row.version,
  }
}

/** In degrees and percent. */
export function calibrationOf(row: Pick<DeviceRow, 'temperature_offset' | 'humidity_offset'>): Calibration {
  return { temperatureOffset: row.temperature_offset / 10, humidityOffset: row.humidity_offset / 10 }
}

function latestOf(row: DeviceRow): Device['latest'] {
  const { latest_at: at, latest_temperature: temperature, latest_humidity: humidity } = row
  if (at === null || temperature === null || humidity === null) return null
  const measured = { temperature: temperature / 10, humidity: humidity / 10 }
  return { at: at.toISOString(), ...calibrate(measured, calibrationOf(row)) }
}

function frozenSince({ unchanged_since: since, latest_at: latest }: DeviceRow): string | null {
  return since && latest && isFrozen(since.getTime(), latest.getTime()) ? since.toISOString() : null
}
