import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { blocksEvent, loungeMembersContract } from '../lounge-members.contract.ts'
import type { LoungeMembersStore } from './lounge-members.store.ts'
import type { ModerationStore } from './moderation/moderation.store.ts'

interface Services {
  members: LoungeMembersStore
  moderation: Pick<ModerationStore, 'silencedUntil'>
  live: Pick<Live, 'publish' | 'presentMembers'>
}

export function loungeMembersRoutes(app: FastifyInstance, { members, moderation, live }: Services): void {
  const { readMember, blockMember } = loungeMembersContract
  async function readBlocks(memberId: string) {
    return { blocked: await members.listBlocks(memberId) }
  }
  mountContract(app, loungeMembersContract, {
    async findMembers({ query: { name } }, { memberId }) {
      return { members: await members.find(memberId, name) }
    },
    async readMember({ params: { id } }, { memberId, duties }) {
      const card = await members.readCard(memberId, id)
      if (!card) throw refuse(readMember, 'NO_SUCH_MEMBER')
      const silencedUntil = duties.includes('moderator') ? await moderation.silencedUntil(id) : null
      return {
        id,
        name: card.name,
        pictureUrl: card.picture_url,
        memberSince: card.member_since.toISOString(),
        isPresent: live.presentMembers().includes(id),
        isBlocked: card.is_blocked,
        role: card.role,
        silencedUntil: silencedUntil?.toISOString() ?? null,
      }
    },
    listBlocks: (_received, { memberId }) => readBlocks(memberId),
    async blockMember({ params: { id } }, { memberId }) {
      if (id === memberId || !(await members.readCard(memberId, id)))
        throw refuse(blockMember, 'NO_SUCH_MEMBER')
      if ((await members.block(memberId, id)) === 'too many') throw refuse(blockMember, 'TOO_MANY_BLOCKS')
      live.publish([memberId], { kind: blocksEvent })
      return readBlocks(memberId)
    },
    async unblockMember({ params: { id } }, { memberId }) {
      await members.unblock(memberId, id)
      live.publish([memberId], { kind: blocksEvent })
      return readBlocks(memberId)
    },
  })
}
