import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Notice } from '#features/notifications/notifications.contract.ts'
import type { StoredGift } from '../humidor.tables.ts'

const href = '/dashboard/humidor'
/** A notice has at most 200 characters in its title. */
const maxNameLength = 80

/** To the recipient. */
export function offeredNotice(gift: StoredGift): Notice {
  return {
    kind: 'gifts',
    key: `gift ${gift.id} offered`,
    title: `${shortened(gift.giver_name)} gives you ${cigarsOf(gift)}`,
    body: gift.message ?? 'Accept or decline it in your humidor.',
    href,
  }
}

/** To the giver. */
export function decidedNotice(gift: StoredGift): Notice {
  const isAccepted = gift.state === 'accepted'
  return {
    kind: 'gifts',
    key: `gift ${gift.id} decided`,
    title: `${shortened(gift.recipient_name)} ${isAccepted ? 'accepted' : 'declined'} ${cigarsOf(gift)}`,
    body: isAccepted ? 'May they enjoy it.' : 'It is back in your humidor.',
    href,
  }
}

function cigarsOf({ brand, cigar_name, quantity }: StoredGift): string {
  return `${quantity} × ${shortened(fullCigarName({ brand, line: cigar_name }))}`
}

const shortened = (name: string) =>
  name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name
