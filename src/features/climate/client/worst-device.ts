import type { Device } from '../climate.contract.ts'
import { trustOf } from '../device-trust.rules.ts'
import { idealRanges, isStale, type Quantity, quantities, type TargetRange } from '../judge.rules.ts'

interface Choice {
  /** Default: all humidors. */
  humidorId: string | undefined
  now: number
  /** Default: whichever is worse of both. */
  quantity?: Quantity
}

type Heard = Device & { latest: NonNullable<Device['latest']> }

/**
 * The sensor that stands for the air, of one humidor or of all: the one with the worst value, since a humidor that is
 * right must not hide one that is not. Out of range comes before not known, and that before in range. Those that are
 * trusted more hide the others.
 */
export function worstDevice(devices: readonly Device[], choice: Choice): Device | undefined {
  const { humidorId } = choice
  const candidates = devices.filter(device => humidorId === undefined || device.humidorId === humidorId)
  const [worst] = heardOf(candidates, choice.now).toSorted(byBadness(choice))
  return worst ?? candidates[0]
}

/** One sensor for each humidor, and each one that is in none, worst first. */
export function devicesOfPlaces(devices: readonly Device[], now: number): Device[] {
  const heard = heardOf(devices, now)
  const places = new Set(heard.map(placeOf))
  return [...places]
    .map(place => heard.filter(device => placeOf(device) === place).toSorted(byBadness({ now }))[0]!)
    .toSorted(byBadness({ now }))
}

/**
 * Of those that are trusted most, the ones that speak. Of a humidor where none does, all, as its air is not known; those
 * that are silent and in no humidor count only where none speaks at all.
 */
function heardOf(devices: readonly Device[], now: number): Heard[] {
  const heard = devices.filter((device): device is Heard => device.latest !== null)
  const most = Math.max(...heard.map(trustIn))
  const trusted = heard.filter(device => trustIn(device) === most)
  const speaking = trusted.filter(device => !isSilent(device, now))
  if (speaking.length === 0) return trusted
  const places = new Set(speaking.map(placeOf))
  return trusted.filter(
    device => speaking.includes(device) || (device.humidorId !== null && !places.has(placeOf(device))),
  )
}

const trustIn = ({ kind, saltTestStartedAt }: Device) =>
  trustOf({ kind, isInSaltTest: saltTestStartedAt !== null })
const isSilent = ({ latest }: Heard, now: number) => isStale(new Date(latest.at), new Date(now))
const placeOf = ({ id, humidorId }: Device) => humidorId ?? `sensor ${id}`

function byBadness({ now, quantity }: Pick<Choice, 'now' | 'quantity'>) {
  const judged = quantity ? [quantity] : quantities
  const excessOf = ({ latest }: Heard) =>
    Math.max(...judged.map(each => distanceOutside(latest[each], idealRanges[each])))
  const rankOf = (device: Heard) => {
    if (isSilent(device, now)) return 1
    return excessOf(device) > 0 ? 2 : 0
  }
  return (one: Heard, other: Heard) => {
    const difference = rankOf(other) - rankOf(one)
    if (difference !== 0) return difference
    if (isSilent(one, now)) return other.latest.at.localeCompare(one.latest.at)
    return excessOf(other) - excessOf(one) || one.id.localeCompare(other.id)
  }
}

/** Negative within the range: how far it is to the nearer end. */
function distanceOutside(value: number, { lowest, highest }: TargetRange): number {
  return Math.max(lowest - value, value - highest)
}
