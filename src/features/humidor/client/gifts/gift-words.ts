import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Gift } from '../../gifts.contract.ts'

/** Such as `2 × Oliva Serie V Melanio`. */
export function giftName({ brand, cigarName, quantity }: Gift): string {
  return `${quantity} × ${fullCigarName({ brand, line: cigarName })}`
}

/** What became of it, of whom: `Grace Hopper accepted them`. */
export function giftState({ direction, otherName, state }: Gift): string {
  const isGiven = direction === 'given'
  switch (state) {
    case 'offered':
      return isGiven ? `Waits for ${otherName}` : `From ${otherName}, for you to decide`
    case 'accepted':
      return isGiven ? `Accepted by ${otherName}` : `From ${otherName}, in your humidor`
    case 'declined':
      return isGiven ? `Declined by ${otherName}, back in your humidor` : `From ${otherName}, declined`
    case 'withdrawn':
      return isGiven ? `Taken back before ${otherName} answered` : `From ${otherName}, taken back`
  }
}
