import { stableHash } from '#platform/stable-hash.rules.ts'
import type { Reading } from '../../reading.rules.ts'

const minute = 60_000
const day = 86_400_000
const twoPi = 2 * Math.PI
/** How far humidity falls when the lid opens, and how fast it comes back. */
const lidPoints = 5
const lidRecoveryMinutes = 15
/** A lid is opened on one evening in so many. */
const eveningsPerOpening = 3

/** The same reading for the same device and minute: a warm afternoon, a cool night, a slow drift, and now and then an open lid. */
export function simulateReading(deviceId: string, at: number): Reading {
  const wave = Math.sin(twoPi * (at / day - 9 / 24))
  const drift = Math.sin(twoPi * (at / (11 * day) + fraction(deviceId)))
  const noise = fraction(`${deviceId} ${Math.floor(at / minute)}`) - 0.5
  return {
    at,
    temperature: inTenths(68 + 0.9 * wave + 0.6 * drift + 0.2 * noise),
    humidity: inTenths(69 - 0.7 * wave + 0.8 * drift + 0.3 * noise - lidFall(deviceId, at)),
  }
}

/** In points. An opening of the evening before midnight is over by then. */
function lidFall(deviceId: string, at: number): number {
  const today = Math.floor(at / day)
  const seed = `${deviceId} lid ${today}`
  if (stableHash(seed) % eveningsPerOpening !== 0) return 0
  const openedAt = today * day + (18 + 4 * fraction(`${seed} at`)) * 60 * minute
  if (at < openedAt) return 0
  return lidPoints * Math.exp(-(at - openedAt) / (lidRecoveryMinutes * minute))
}

/** From 0 to 1. */
const fraction = (text: string) => stableHash(text) / 2 ** 32
const inTenths = (value: number) => Math.round(value * 10) / 10
