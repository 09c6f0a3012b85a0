import type { Cigar } from '#features/catalogue/catalogue.contract.ts'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { type CigarProfile, defaultVitola, profileOf } from '#features/pairing/engine/engine.rules.ts'

const graceMinutes = 5

/** The cigar in the longest size that fits the time, ties going to the most common size. */
export function sizeForTime(cigar: Cigar, minutes: number): CigarProfile | undefined {
  const fitting = cigar.vitolas.filter(vitola => minutesOf(vitola) <= minutes + graceMinutes)
  if (fitting.length === 0) return undefined
  const longest = Math.max(...fitting.map(minutesOf))
  const vitola = defaultVitola(fitting.filter(candidate => minutesOf(candidate) === longest))
  return { ...profileOf(cigar, undefined, []), vitola, minutes: longest }
}
