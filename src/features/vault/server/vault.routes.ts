import type { FastifyInstance } from 'fastify'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { commonRefusals, Refusal, refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { vaultContract } from '../vault.contract.ts'
import type { Vault } from './open-vault.ts'
import { type PagePlace, readPlace, type VaultOrder, writePlace } from './page-place.ts'
import { tellPairing } from './tell-pairing.ts'
import type { JustKept } from './vault.store.ts'
import type { KeptPairing } from './vault.tables.ts'

interface Services extends Pick<Vault, 'pairings' | 'saveAsSent'> {
  catalogue: HouseCatalogue
}

export function vaultRoutes(
  app: FastifyInstance,
  { catalogue, pairings: vault, saveAsSent }: Services,
): void {
  const tell = (row: KeptPairing) => tellPairing(catalogue, row)
  const tellKept = ({ isNew, ...row }: JustKept) => ({ ...tell(row), isNew })
  /** The answer of every question about one row: what is not the member's is not there. */
  const tellIfThere = (row: KeptPairing | undefined) => {
    if (!row) throw refuse(vaultContract.readPairing, 'NO_SUCH_PAIRING')
    return tell(row)
  }
  mountContract(app, vaultContract, {
    async listPairings({ query: { q, type, order, after } }, { memberId }) {
      const place = after === undefined ? undefined : knownPlace(order, after)
      const { pairings, hasMore, types } = await vault.list(memberId!, { q, type, order, after: place })
      const next = hasMore ? writePlace(order, pairings.at(-1)!) : null
      return { pairings: pairings.map(tell), next, types, isEmpty: types.length === 0 }
    },
    readPairing: async ({ params: { id } }, { memberId }) => tellIfThere(await vault.find(memberId!, id)),
    savePairing: async ({ body }, { memberId }) => tellKept(await saveAsSent(memberId!, body)),
    ratePairing: async ({ params: { id }, body: { rating } }, { memberId }) =>
      tellIfThere(await vault.rate(memberId!, id, rating)),
    async deletePairing({ params: { id } }, { memberId }) {
      if (!(await vault.remove(memberId!, id))) throw refuse(vaultContract.deletePairing, 'NO_SUCH_PAIRING')
      return { done: true as const }
    },
    restorePairing: async ({ params: { id } }, { memberId }) =>
      tellIfThere(await vault.restore(memberId!, id)),
    sharePairing: async ({ params: { id } }, { memberId }) => tellIfThere(await vault.share(memberId!, id)),
    unsharePairing: async ({ params: { id } }, { memberId }) =>
      tellIfThere(await vault.unshare(memberId!, id)),
    async keepShared({ params: { code } }, { memberId }) {
      const row = await vault.keepShared(memberId!, code)
      if (!row) throw refuse(vaultContract.keepShared, 'NO_SUCH_PAIRING')
      return tellKept(row)
    },
  })
}

function knownPlace(order: VaultOrder, after: string): PagePlace {
  const place = readPlace(order, after)
  if (place) return place
  const fields = { after: 'That is no place in this order' }
  throw new Refusal('INVALID_INPUT', commonRefusals.INVALID_INPUT, fields)
}
