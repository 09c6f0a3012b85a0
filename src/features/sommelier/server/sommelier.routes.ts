import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { sommelierContract } from '../sommelier.contract.ts'
import { adviseCigars, openCigarRanking } from './advise-cigars.ts'
import { adviseMember, advisePair } from './advise-member.ts'
import { findSimilar } from './find-similar.ts'
import { readCuratedResult } from './read-curated-result.ts'
import { suggestMoreCigars, suggestMoreDrinks } from './suggest-more.ts'
import { type NoteSources, writeNotes } from './write-notes.ts'

export function sommelierRoutes(app: FastifyInstance, sommelier: NoteSources): void {
  const ranking = openCigarRanking(sommelier.catalogue)
  mountContract(app, sommelierContract, {
    adviseMember: ({ body }, { memberId }) => adviseMember(sommelier, memberId, body),
    adviseCigars: ({ body }, { memberId }) => adviseCigars(sommelier, ranking, memberId, body.drink),
    advisePair: ({ body }, { memberId }) => advisePair(sommelier, memberId, body),
    suggestMoreDrinks: ({ body }, { memberId }) => suggestMoreDrinks(sommelier, memberId, body),
    suggestMoreCigars: ({ body }, { memberId }) => suggestMoreCigars(sommelier, ranking, memberId, body),
    findSimilar: ({ query }, { memberId }) => findSimilar(sommelier, memberId, query),
    readCuratedResult: ({ params }, { memberId }) => readCuratedResult(sommelier, memberId, params.slug),
    async writePersonalNotes({ params }, { memberId }) {
      return { notes: await writeNotes(sommelier, memberId, params.slug) }
    },
  })
}
