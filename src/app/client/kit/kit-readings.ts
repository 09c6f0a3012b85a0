import type { Reading } from '#platform/client/ui/charts/chart-scale.ts'

const day = 86_400_000
const count = 400
const end = new Date('2026-11-20T00:00').getTime()

/** A drifting humidity with a dip, a silence and two notes, the same each time. */
export function humidityReadings(days: number) {
  const [from, to] = [end - days * day, end]
  const at = (index: number) => from + ((to - from) * index) / count
  const readings: Reading[] = []
  for (let index = 0; index <= count; index++) {
    if (index > 270 && index < 300) continue
    readings.push({ at: at(index), value: humidityAt(index) })
  }
  return {
    from,
    to,
    readings,
    maxGapMilliseconds: (to - from) / 50,
    annotations: [
      { at: at(148), text: 'Lid open, 12 min' },
      { at: at(306), text: 'Packs swapped' },
    ],
  }
}

function humidityAt(index: number): number {
  const drift = Math.sin(index / 9) * 0.55 + Math.sin(index / 3.1) * 0.28 + Math.sin(index / 41) * 0.5
  const dip = index < 144 ? 0 : 3.4 * Math.exp(-Math.abs(index - 148) / (index < 148 ? 2 : 16))
  return 69.1 + drift - dip
}
