import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { commonRefusals, Refusal, refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { vaultContract } from '../vault.contract.ts'
import { exportPairings } from './export-pairings.ts'
import type { Vault } from './open-vault.ts'
import { decodeCursor, encodeCursor, type PageCursor, type VaultOrder } from './page-cursor.ts'
import { toSavedPairing } from './to-saved-pairing.ts'
import type { UpsertedPairing } from './vault.store.ts'
import type { SavedPairingRow } from './vault.tables.ts'

interface Services extends Pick<Vault, 'pairings' | 'saveFromMember'> {
  catalogue: Catalogue
}

export function vaultRoutes(
  app: FastifyInstance,
  { catalogue, pairings: vault, saveFromMember }: Services,
): void {
  const toResponse = (row: SavedPairingRow) => toSavedPairing(catalogue, row)
  const toUpsertResponse = ({ isNew, ...row }: UpsertedPairing) => ({ ...toResponse(row), isNew })
  /** Another member's pairing is refused like one that does not exist. */
  const toResponseOrRefuse = (row: SavedPairingRow | undefined) => {
    if (!row) throw refuse(vaultContract.readPairing, 'NO_SUCH_PAIRING')
    return toResponse(row)
  }
  mountContract(app, vaultContract, {
    async listPairings({ query: { q, type, order, after } }, { memberId }) {
      const cursor = after === undefined ? undefined : readCursor(order, after)
      const { pairings, hasMore, types } = await vault.list(memberId, { q, type, order, after: cursor })
      const next = hasMore ? encodeCursor(order, pairings.at(-1)!) : null
      return { pairings: pairings.map(toResponse), next, types, isEmpty: types.length === 0 }
    },
    readPairing: async ({ params: { id } }, { memberId }) =>
      toResponseOrRefuse(await vault.find(memberId, id)),
    savePairing: async ({ body }, { memberId }) => toUpsertResponse(await saveFromMember(memberId, body)),
    ratePairing: async ({ params: { id }, body: { rating } }, { memberId }) =>
      toResponseOrRefuse(await vault.rate(memberId, id, rating)),
    async deletePairing({ params: { id } }, { memberId }) {
      if (!(await vault.remove(memberId, id))) throw refuse(vaultContract.deletePairing, 'NO_SUCH_PAIRING')
      return { done: true as const }
    },
    restorePairing: async ({ params: { id } }, { memberId }) =>
      toResponseOrRefuse(await vault.restore(memberId, id)),
    sharePairing: async ({ params: { id } }, { memberId }) =>
      toResponseOrRefuse(await vault.share(memberId, id)),
    unsharePairing: async ({ params: { id } }, { memberId }) =>
      toResponseOrRefuse(await vault.unshare(memberId, id)),
    async saveShared({ params: { code } }, { memberId }) {
      const row = await vault.saveShared(memberId, code)
      if (!row) throw refuse(vaultContract.saveShared, 'NO_SUCH_PAIRING')
      return toUpsertResponse(row)
    },
    exportPairings: (_received, { memberId }) => ({
      name: `pairings-${new Date().toISOString().slice(0, 10)}.csv`,
      content: exportPairings(vault, memberId),
    }),
  })
}

function readCursor(order: VaultOrder, after: string): PageCursor {
  const cursor = decodeCursor(order, after)
  if (cursor) return cursor
  const fields = { after: 'This is not a cursor of this order' }
  throw new Refusal('INVALID_INPUT', commonRefusals.INVALID_INPUT, fields)
}
