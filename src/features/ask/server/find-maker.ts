import type { CatalogueData } from '#features/catalogue/catalogue.contract.ts'
import { makerName } from '#features/catalogue/cigar-name.rules.ts'

/** CAO, AVO, Nub. Shorter ones are words as well. */
const minLength = 3

/** `an Oliva`, `my Padrons`: the maker that a question names; the longest name wins. */
export function findMaker({ brands }: Pick<CatalogueData, 'brands'>, question: string): string | undefined {
  const asked = ` ${fold(question)} `
  const names = brands.flatMap(({ brand, aliases }) =>
    [makerName(brand), ...aliases].map(name => ({ maker: makerName(brand), name: fold(name) })),
  )
  return names
    .filter(
      ({ name }) => name.length >= minLength && (asked.includes(` ${name} `) || asked.includes(` ${name}s `)),
    )
    .sort((one, other) => other.name.length - one.name.length)[0]?.maker
}

/** Without accents, capitals and signs. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
