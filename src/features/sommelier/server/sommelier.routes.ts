import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { sommelierContract } from '../sommelier.contract.ts'
import { adviseCigars, openCigarRanking } from './advise-cigars.ts'
import { adviseMember } from './advise-member.ts'
import { type NoteSources, writeNotes } from './write-notes.ts'

export function sommelierRoutes(app: FastifyInstance, sommelier: NoteSources): void {
  const ranking = openCigarRanking(sommelier.catalogue)
  mountContract(app, sommelierContract, {
    adviseMember: ({ body }, { memberId }) => adviseMember(sommelier, memberId, body),
    adviseCigars: ({ body }, { memberId }) => adviseCigars(sommelier, ranking, memberId, body.drink),
    async writePersonalNotes({ params }, { memberId }) {
      return { notes: await writeNotes(sommelier, memberId, params.slug) }
    },
  })
}
