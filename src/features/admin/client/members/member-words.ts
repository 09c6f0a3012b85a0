import type { ListedMember } from '#features/member/memberships.contract.ts'
import type { Duty } from '#platform/api.contract.ts'

export const nameOf = ({ full_name }: Pick<ListedMember, 'full_name'>): string =>
  full_name.trim() || 'Anonymous'

export const tierOptions = [
  { value: 'basic', label: 'Basic' },
  { value: 'premium', label: 'Premium' },
  { value: 'vip', label: 'VIP' },
] as const

export const tierName = (tier: ListedMember['membership_tier']): string =>
  tierOptions.find(({ value }) => value === tier)!.label

export const dutyWords: Readonly<Record<Duty, { label: string; description: string }>> = {
  door: { label: 'Door', description: 'Sees who comes, checks guests in.' },
  host: { label: 'Host', description: 'Makes, changes and cancels events.' },
  moderator: {
    label: 'Moderator',
    description: 'Handles reports, removes messages, closes accounts of members.',
  },
}
