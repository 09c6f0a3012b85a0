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
  glass: {
    rim: { point: { x: 62, y: 11 }, number: { x: 80, y: 6 } },
    bowl: { point: { x: 36, y: 30 }, number: { x: 12, y: 24 } },
    ice: { point: { x: 55, y: 52 }, number: { x: 84, y: 40 } },
    spirit: { point: { x: 40, y: 66 }, number: { x: 12, y: 58 } },
    water: { point: { x: 58, y: 74 }, number: { x: 84, y: 74 } },
    base: { point: { x: 48, y: 89 }, number: { x: 16, y: 92 } },
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
