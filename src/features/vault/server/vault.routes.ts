import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { FreePairings } from '#features/pairing/server/free-pairings.ts'
import { commonRefusals, Refusal, refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { type VaultChange, vaultContract, vaultEvent } from '../vault.contract.ts'
import { exportPairings } from './export-pairings.ts'
import type { PairingResults } from './open-results.ts'
import type { Vault } from './open-vault.ts'
import { decodeCursor, encodeCursor, type PageCursor, type VaultOrder } from './page-cursor.ts'
import { saveFreePairing } from './save-free-pairing.ts'
import { toSavedPairing } from './to-saved-pairing.ts'
import type { UpsertedPairing } from './vault.store.ts'
import type { SavedPairingRow } from './vault.tables.ts'

interface Services extends Pick<Vault, 'pairings' | 'saveFromMember'> {
  catalogue: Catalogue
  freePairings: Pick<FreePairings, 'forPair' | 'forText'>
  results: PairingResults
  live: Pick<Live, 'publish'>
}

export function vaultRoutes(
  app: FastifyInstance,
  { catalogue, freePairings, live, pairings: vault, results, saveFromMember }: Services,
): void {
  const toResponse = (row: SavedPairingRow) => toSavedPairing(catalogue, row)
  const toUpsertResponse = ({ isNew, ...row }: UpsertedPairing) => ({ ...toResponse(row), isNew })
  /** Another member's pairing is refused like one that does not exist. */
  const toResponseOrRefuse = (row: SavedPairingRow | undefined) => {
    if (!row) throw refuse(vaultContract.readPairing, 'NO_SUCH_PAIRING')
    return toResponse(row)
  }
  const publish = (memberId: string, change: VaultChange) =>
    live.publish([memberId], { kind: vaultEvent, data: change })
  const respond = (
    memberId: string,
    row: SavedPairingRow | undefined,
    change: Omit<VaultChange, 'id'> = {},
  ) => {
    const pairing = toResponseOrRefuse(row)
    const { id, rating, status, tried_on, own_notes, shared_path } = pairing
    publish(memberId, { id, facts: { rating, status, tried_on, own_notes, shared_path }, ...change })
    return pairing
  }
  const respondToSave = (memberId: string, row: UpsertedPairing) => {
    publish(memberId, { id: row.id })
    return toUpsertResponse(row)
  }
  mountContract(app, vaultContract, {
    async listPairings({ query: { order, after, ...filter } }, { memberId }) {
      const cursor = after === undefined ? undefined : readCursor(order, after)
      const { pairings, hasMore, ...page } = await vault.list(memberId, { ...filter, order, after: cursor })
      const next = hasMore ? encodeCursor(order, pairings.at(-1)!) : null
      return { ...page, pairings: pairings.map(toResponse), next, isEmpty: page.types.length === 0 }
    },
    async readSummary({ query: { day } }, { memberId }) {
      const { lastTried, unrated, ...counts } = await vault.summarize(memberId, day)
      return {
        ...counts,
        lastTried: lastTried && toResponse(lastTried),
        unrated: unrated && toResponse(unrated),
      }
    },
    async readPairing({ params: { id } }, { memberId }) {
      const row = await vault.find(memberId, id)
      return { ...toResponseOrRefuse(row), result: row ? results.forMember(row) : null }
    },
    savePairing: async ({ body }, { memberId }) =>
      respondToSave(memberId, await saveFromMember(memberId, body)),
    saveFreePairing: async ({ body }, { memberId }) =>
      respondToSave(
        memberId,
        await saveFreePairing({ catalogue, freePairings, pairings: vault }, memberId, body),
      ),
    changePairing: async ({ params: { id }, body }, { memberId }) =>
      respond(memberId, await vault.change(memberId, id, body)),
    async deletePairing({ params: { id } }, { memberId }) {
      if (!(await vault.remove(memberId, id))) throw refuse(vaultContract.deletePairing, 'NO_SUCH_PAIRING')
      publish(memberId, { id, isRemoved: true })
      return { done: true as const }
    },
    restorePairing: async ({ params: { id } }, { memberId }) =>
      respond(memberId, await vault.restore(memberId, id), { isRemoved: false }),
    sharePairing: async ({ params: { id } }, { memberId }) =>
      respond(memberId, await vault.share(memberId, id)),
    unsharePairing: async ({ params: { id } }, { memberId }) =>
      respond(memberId, await vault.unshare(memberId, id)),
    async saveShared({ params: { code } }, { memberId }) {
      const row = await vault.saveShared(memberId, code)
      if (!row) throw refuse(vaultContract.saveShared, 'NO_SUCH_PAIRING')
      return respondToSave(memberId, row)
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
