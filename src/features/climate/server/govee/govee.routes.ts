import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { climateContract, environmentUnreadable } from '../../climate.contract.ts'
import type { DevicesStore } from '../devices.store.ts'
import { toDevice } from '../to-device.ts'
import { type GoveeServices, goveeCallsPerDay, pollDevice } from './poll-govee.ts'

/** A stored reading stands for the answer of the cloud for so long. */
const cacheSeconds = 60

interface Services {
  devices: Pick<DevicesStore, 'findGovee' | 'find'>
  govee: GoveeServices
}

export function goveeRoutes(app: FastifyInstance, { devices, govee }: Services): void {
  const contract = { readGovee: climateContract.readGovee }
  mountContract(app, contract, {
    async readGovee({ query }, { memberId }) {
      const found = await devices.findGovee(memberId, query.device, query.model)
      if (!found) throw refuse(contract.readGovee, 'NO_SUCH_DEVICE')
      await pollDevice(govee, found, { seconds: cacheSeconds, limit: goveeCallsPerDay })
      const row = await devices.find(memberId, found.id)
      if (!row) throw refuse(contract.readGovee, 'NO_SUCH_DEVICE')
      const { latest, problem, frozenSince } = toDevice(row)
      return {
        temperature: latest?.temperature ?? null,
        humidity: latest?.humidity ?? null,
        timestamp: latest?.at ?? null,
        // Why there is no client is told where devices are added.
        error: problem && !govee.client ? environmentUnreadable : problem,
        frozenSince,
      }
    },
  })
}
