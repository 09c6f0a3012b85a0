import type { CigarSheet, DrinkSheet } from '../guide.contract.ts'
import { describeLine, listNotes } from './describe-line.ts'

/** For meta descriptions. */
export function describeCigarSheet(sheet: CigarSheet): string {
  const best = sheet.pours.flatMap(({ group, drinks }) => (group === 'beer' ? [] : (drinks[0]?.name ?? [])))
  return `${describeLine(sheet)} ${listNotes(sheet.notes.slice(0, 3))}. Goes with ${best.join(', ')}.`
}

export function describeDrinkSheet({ sentence, cigars }: DrinkSheet): string {
  return `${sentence} Goes with ${cigars
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ')}.`
}
