import type { Cigar } from '#features/catalogue/catalogue.contract.ts'
import { type CigarProfile, minutesOf, mostUsual, profileOf } from '#features/pairing/profile.rules.ts'

/** Nobody looks at the clock for the last five minutes. */
const grace = 5

/** The line in its longest size that is smoked in that time; of equally long ones in the most usual. None may be. */
export function sizeForTime(cigar: Cigar, minutes: number): CigarProfile | undefined {
  const fitting = cigar.vitolas.filter(vitola => minutesOf(vitola) <= minutes + grace)
  if (fitting.length === 0) return undefined
  const longest = Math.max(...fitting.map(minutesOf))
  const vitola = mostUsual(fitting.filter(each => minutesOf(each) === longest))
  return { ...profileOf(cigar, undefined, []), vitola, minutes: longest }
}
