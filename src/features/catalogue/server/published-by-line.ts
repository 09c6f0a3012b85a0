import type { PublishedPairing } from '../catalogue.contract.ts'
import { clarifyVersion, type Recognition } from '../recognition/recognition.rules.ts'

/** Below this share of its name a line does not count as named. */
const minLineCoverage = 0.5
/** Sites that only hold copies of the pages of another: the fact counts, the link is not passed on. */
const copies = /\/\/[^/]*\.(?:horsewinners|casinowinning)\.net\//

/** By the id of the line. A pairing of a maker's cigars in general belongs to none. */
export function groupPublishedByLine(
  published: readonly PublishedPairing[],
  recognize: (text: string, limit: number) => Recognition,
): ReadonlyMap<string, readonly PublishedPairing[]> {
  const byLine = new Map<string, PublishedPairing[]>()
  for (const pairing of published) {
    if (copies.test(pairing.source)) continue
    const recognition = recognize(pairing.cigar, 1)
    const [best] = recognition.matches
    const isCertain = recognition.isRecognized && clarifyVersion(recognition) === undefined
    if (!best || !isCertain || best.lineCoverage < minLineCoverage) continue
    byLine.set(best.cigar.id, [...(byLine.get(best.cigar.id) ?? []), pairing])
  }
  return byLine
}
