import { places } from '../../portal.contract.ts'

type EachPlace = (typeof places)[number]

/** The sidebar's order, cut into the groups that stand together. */
export function groupPlaces(): { group: string; members: EachPlace[] }[] {
  const groups: { group: string; members: EachPlace[] }[] = []
  for (const place of places) {
    const last = groups.at(-1)
    if (last?.group === place.group) last.members.push(place)
    else groups.push({ group: place.group, members: [place] })
  }
  return groups
}
