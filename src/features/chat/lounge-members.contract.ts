import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { optionalText } from '#platform/text.contract.ts'
import { staffRoles } from './chat.contract.ts'

/** To the member's own tabs: whom they have blocked has changed. */
export const blocksEvent = 'lounge.blocks'
const maxNameLength = 200
export const maxBlocks = 500

const memberParams = z.strictObject({ id: z.uuid() })
export const noSuchMember = { NO_SUCH_MEMBER: { status: 404, error: 'There is no such member.' } } as const
const blocks = json(z.object({ blocked: z.array(z.string()) }))

const memberCard = z.object({
  id: z.string(),
  name: z.string(),
  pictureUrl: z.nullable(z.string()),
  /** A moment. */
  memberSince: z.string(),
  isPresent: z.boolean(),
  isBlocked: z.boolean(),
  /** Null: a member. */
  role: z.nullable(z.enum(staffRoles)),
  /** For moderators; null for everybody else. */
  silencedUntil: z.nullable(z.string()),
})
export type MemberCard = z.output<typeof memberCard>

export const loungeMembersContract = contract({
  findMembers: {
    method: 'GET',
    path: '/api/lounge/members',
    summary: 'Eight members at most whose first or last name begins with what is typed.',
    opensTo: 'members',
    query: z.strictObject({ name: optionalText({ maxLength: maxNameLength }) }),
    out: json(z.object({ members: z.array(z.object({ id: z.string(), name: z.string() })) })),
    refusals: {},
    limit: { requests: 1200, seconds: 60 },
  },
  readMember: {
    method: 'GET',
    path: '/api/lounge/members/:id',
    summary: 'What the lounge shows of a member.',
    opensTo: 'members',
    params: memberParams,
    out: json(memberCard),
    refusals: noSuchMember,
  },
  listBlocks: {
    method: 'GET',
    path: '/api/lounge/blocks',
    summary: 'Ids of the members whose messages the member does not see.',
    opensTo: 'members',
    out: blocks,
    refusals: {},
  },
  blockMember: {
    method: 'PUT',
    path: '/api/lounge/members/:id/block',
    summary: 'Hides the messages of a member, and what they mention.',
    opensTo: 'members',
    params: memberParams,
    out: blocks,
    refusals: {
      ...noSuchMember,
      TOO_MANY_BLOCKS: { status: 409, error: `At most ${maxBlocks} members can be blocked.` },
    },
  },
  unblockMember: {
    method: 'DELETE',
    path: '/api/lounge/members/:id/block',
    summary: 'Shows the messages of a member again.',
    opensTo: 'members',
    params: memberParams,
    out: blocks,
    refusals: {},
  },
})
