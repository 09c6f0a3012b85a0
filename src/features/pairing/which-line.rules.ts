import type { CigarLine } from '#features/catalogue/catalogue.contract.ts'
import { fullCigarName, makerName } from '#features/catalogue/cigar-name.rules.ts'
import type { CigarQuestion } from './pairing.contract.ts'

const maxChoices = 8

/** Asks which of several lines of one maker is meant. Undefined unless there are two. */
export function askWhichLine(lines: readonly CigarLine[]): CigarQuestion | undefined {
  const [first] = lines
  if (!first || lines.length < 2) return undefined
  return {
    text: `More than one ${makerName(first.brand)} fits that name. Which one is yours?`,
    choices: lines
      .slice(0, maxChoices)
      .map(line => ({ text: line.line, cigar: fullCigarName(line), about: 'line' as const })),
  }
}

/** Whether the choices are cigars, and not what one of them looks like. */
export function isAboutWhich({ choices }: CigarQuestion): boolean {
  return choices.every(({ about }) => about === undefined || about === 'line')
}
