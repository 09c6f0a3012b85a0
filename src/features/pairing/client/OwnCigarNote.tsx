import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { OtherPair, PairedCigar, PairedDrink } from '../pairing.contract.ts'
import css from './OwnCigarNote.module.css'

interface OwnCigarNoteProps {
  cigar: Pick<PairedCigar, 'id' | 'brand' | 'line'>
  drink: Pick<PairedDrink, 'id' | 'name'>
  others?: readonly OtherPair[]
}

/** Empty until the script of a member’s page writes into it what they keep; see `show-kept.ts`. */
export function OwnCigarNote({ cigar, drink, others = [] }: OwnCigarNoteProps) {
  const isAboutDrink = others.some(({ role }) => role === 'cigar')
  return (
    <div
      className={css.note}
      data-own-cigar={cigar.id ?? ''}
      data-own-name={fullCigarName(cigar)}
      data-own-drink={isAboutDrink ? drink.id : undefined}
      data-own-drink-name={isAboutDrink ? drink.name : undefined}
    />
  )
}
