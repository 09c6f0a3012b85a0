import { type CigarLine, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { drawLine } from '#features/pairing/pair-drawing.rules.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { type CigarSize, readCigarSize } from '../cigar-size.rules.ts'
import { type Readiness, readinessOn, restsUntil, withDefaults } from '../readiness.rules.ts'
import { type KeptItem, listKeptItems } from './kept-items.store.ts'

/** A cigar that a member has at least one of. */
export interface KeptCigar {
  itemId: string
  humidorId: string
  /** Name of the humidor. */
  humidor: string
  /** Undefined if the catalogue does not know it. */
  line: CigarLine | undefined
  name: string
  vitola: string | null
  wrapper: string | null
  size: CigarSize | undefined
  quantity: number
  /** Undefined where the day of the purchase is not known. */
  state: Readiness | undefined
  /** The day on which it is rested; null if it does not rest. */
  restsUntil: string | null
}

interface Services {
  catalogue: Pick<Catalogue, 'linesById'>
  database: Pick<Database, 'runAsMember'>
}

export type ReadKeptCigars = (memberId: string, day: string) => Promise<KeptCigar[]>

/** The latest first, each as far as it is on a day (`2026-11-24`). */
export function openKeptCigars({ catalogue: { linesById }, database }: Services): ReadKeptCigars {
  return async (memberId, day) => {
    const { items, rules } = await listKeptItems(database, memberId)
    const ofMember = withDefaults(rules)
    return items.map(item => {
      const line = linesById.get(item.line_id ?? '')
      const aged = agedCigar(item, line)
      const state = readinessOn(day, aged, ofMember)?.state
      return {
        itemId: item.id,
        humidorId: item.humidor_id,
        humidor: item.humidor,
        line,
        name: fullCigarName({ brand: item.brand, line: item.cigar_name }),
        vitola: item.vitola,
        wrapper: item.wrapper,
        size: readCigarSize(item.size ?? ''),
        quantity: item.quantity,
        state,
        restsUntil: state === 'resting' ? restsUntil(aged, ofMember) : null,
      }
    })
  }
}

function agedCigar({ purchased_on, aging_until }: KeptItem, line: CigarLine | undefined) {
  return {
    strength: line && isKnownCigar(line) ? line.strength : null,
    shade: line ? (drawLine(line).drawing?.shade ?? null) : null,
    purchasedOn: purchased_on,
    agingUntil: aging_until,
  }
}
