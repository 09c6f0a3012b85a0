/** Relative humidity in the order of time; `at` in milliseconds. */
export interface TimedHumidity {
  at: number
  humidity: number
}

/** Humidity that falls by so many points within so many minutes means an open lid. Our choice, not measured on real sensors. */
export const lidFallPoints = 3
export const lidWindowMinutes = 10
/** Two falls closer together count as one opening. */
const sameOpeningMinutes = 30

/** When the lid was opened: at the last reading before each fall. */
export function findLidOpenings(readings: readonly TimedHumidity[]): number[] {
  const openings: number[] = []
  let start = 0
  for (const [index, { at, humidity }] of readings.entries()) {
    while (at - readings[start]!.at > lidWindowMinutes * 60_000) start += 1
    const highest = highestBetween(readings, start, index)
    const lastOpening = openings.at(-1)
    const isNew = lastOpening === undefined || highest.at - lastOpening > sameOpeningMinutes * 60_000
    if (highest.humidity - humidity >= lidFallPoints && isNew) openings.push(highest.at)
  }
  return openings
}

/** The last of the highest, both ends included. */
function highestBetween(readings: readonly TimedHumidity[], from: number, to: number): TimedHumidity {
  let highest = readings[from]!
  for (let index = from + 1; index <= to; index += 1)
    if (readings[index]!.humidity >= highest.humidity) highest = readings[index]!
  return highest
}
