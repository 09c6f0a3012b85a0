import type { Me } from '../member.contract.ts'

export function memberName({ profile, email }: Pick<Me, 'profile' | 'email'>): string {
  return profile.full_name.trim() || email
}

/** From the first and the last word of a name, or of an email address. */
export function initialsOf(name: string): string {
  const words = name
    .split('@')[0]!
    .split(/[\s._-]+/)
    .filter(word => /^[\p{L}\p{N}]/u.test(word))
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map(word => [...word!][0]!.toLocaleUpperCase('en-US')).join('') || '·'
}

export function tierLabel({ membership_tier: tier }: Pick<Me['profile'], 'membership_tier'>): string {
  return `${tier === 'vip' ? 'VIP' : `${tier.charAt(0).toUpperCase()}${tier.slice(1)}`} member`
}
