import type { Hotspot } from '#platform/client/ui/lesson/Hotspots.tsx'
import type { Medium } from '../../lesson.contract.ts'

type Place = Pick<Hotspot, 'point' | 'number'>

/** Of `cigar-in-section.svg`, whose view begins at 24 and 20 and is 952 by 446. */
const inCigar = (x: number, y: number, numberX: number, numberY: number): Place => ({
  point: { x: ((x - 24) / 952) * 100, y: ((y - 20) / 446) * 100 },
  number: { x: ((numberX - 24) / 952) * 100, y: ((numberY - 20) / 446) * 100 },
})

/** Where the parts lie in each drawing, in percent of it. */
const places: Record<Extract<Medium, { kind: 'parts' }>['drawing'], Record<string, Place>> = {
  cigar: {
    cap: inCigar(92, 162, 78, 64),
    head: inCigar(150, 136, 166, 44),
    band: inCigar(260, 132, 266, 64),
    wrapper: inCigar(422, 144, 422, 44),
    binder: inCigar(600, 148, 606, 64),
    filler: inCigar(762, 152, 762, 44),
    body: inCigar(370, 254, 370, 304),
    foot: inCigar(868, 156, 888, 64),
  },
  // The glass takes the left three fifths.
  glass: {
    rim: { point: { x: 40, y: 11 }, number: { x: 70, y: 7 } },
    bowl: { point: { x: 44, y: 26 }, number: { x: 70, y: 24 } },
    ice: { point: { x: 36, y: 57 }, number: { x: 70, y: 58 } },
    spirit: { point: { x: 50, y: 43 }, number: { x: 70, y: 41 } },
    water: { point: { x: 36, y: 74 }, number: { x: 70, y: 75 } },
    base: { point: { x: 38, y: 90 }, number: { x: 70, y: 92 } },
  },
}

type PartsMedium = Extract<Medium, { kind: 'parts' }>

/** The parts of a lesson with their places. Throws if the drawing does not show one. */
export function spotsOf({ drawing, parts }: PartsMedium): Hotspot[] {
  return parts.map(({ id, name }) => {
    const place = places[drawing][id]
    if (!place) throw new Error(`The drawing of a ${drawing} has no "${id}"`)
    return { id, label: name, ...place }
  })
}
