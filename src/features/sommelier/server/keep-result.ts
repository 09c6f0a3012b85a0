import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { KeptResult } from '#features/vault/kept-result.contract.ts'
import { readKeptResult } from '#features/vault/kept-result.rules.ts'
import type { CigarAdvice, SuggestedCigar, SuggestedDrink } from '../sommelier.contract.ts'
import type { ComposedAdvice } from './compose-advice.ts'

/** The first drink as the vault keeps it; the schema drops the fields it does not keep. */
export function keepDrink({ cigar, drinks }: ComposedAdvice): KeptResult {
  const [first, ...others] = drinks
  return keep({ ...first!, cigar, drink: first!, others: others.map(otherDrink) })
}

/** The first cigar, likewise. */
export function keepCigar({ drink, cigars }: Pick<CigarAdvice, 'drink' | 'cigars'>): KeptResult {
  const [first, ...others] = cigars
  return keep({ ...first!, cigar: first!, drink, others: others.map(otherCigar) })
}

function keep(result: Omit<KeptResult, 'version'>): KeptResult {
  return readKeptResult({ version: 1, ...result })!
}

function otherDrink({ id, name, score, verdict }: SuggestedDrink) {
  return { of: 'drink' as const, id, name, score, verdict }
}

function otherCigar({ score, verdict, ...cigar }: SuggestedCigar) {
  return { of: 'cigar' as const, id: cigar.id, name: cigarName(cigar), score, verdict }
}
