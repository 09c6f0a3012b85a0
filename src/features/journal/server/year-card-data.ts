import { labelOf } from '../flavors.rules.ts'
import type { CardPart, SmokeYear, YearCardData } from '../palate.contract.ts'

/** Only what the member chose, so that a picture cannot show more. */
export function yearCardData(year: SmokeYear, parts: readonly CardPart[], name: string | null): YearCardData {
  const ifChosen = <Value>(part: CardPart, value: Value) => (parts.includes(part) ? value : null)
  const { cigars, evenings, minutes, timed } = year
  return {
    year: year.year,
    name: name || null,
    count: ifChosen('count', { cigars, evenings }),
    months: ifChosen('months', year.months),
    time: ifChosen('time', { minutes, timed, cigars }),
    favorite: ifChosen('favorite', favoriteOf(year)),
    flavors: ifChosen(
      'flavors',
      year.flavors.map(({ flavor }) => labelOf(flavor)),
    ),
  }
}

/** The cigar that was smoked most, or else the one with the most stars. */
function favoriteOf({ mostSmoked, best }: SmokeYear): YearCardData['favorite'] {
  if (!mostSmoked) {
    const { cigar, brand, drawing, rating } = best
    return { name: cigar, times: 1, rating, brand, drawing }
  }
  const { name, times, rating, brand, drawing } = mostSmoked
  return { name, times, rating, brand, drawing }
}
