import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { climateContract, climateEvent } from '../climate.contract.ts'
import { readDeviceToken } from './device-token.ts'
import type { Climate } from './open-climate.ts'
import { readHistory } from './read-history.ts'
import { takeReadings } from './take-readings.ts'

const millisecondsPerDay = 86_400_000

interface Services {
  climate: Climate
  live: Pick<Live, 'publish'>
}

export function readingsRoutes(
  app: FastifyInstance,
  { climate: { devices, readings }, live }: Services,
): void {
  const contract = { takeReadings: climateContract.takeReadings, readHistory: climateContract.readHistory }
  mountContract(app, contract, {
    async takeReadings({ body }, _caller, { headers }) {
      const hash = readDeviceToken(headers.authorization)
      const device = hash && (await devices.ownerOfToken(hash))
      if (!device) throw refuse(contract.takeReadings, 'WRONG_TOKEN')
      const sent = body.readings.map(({ at, ...measured }) => ({ at: millisecondsOf(at), ...measured }))
      const taken = await takeReadings(readings, device, sent, Date.now())
      if (taken.taken > 0) live.publish([device.user_id], { kind: climateEvent })
      return taken
    },
    async readHistory({ params: { id }, query: { from, to, points } }, { memberId }) {
      const device = await devices.find(memberId, id)
      if (!device) throw refuse(contract.readHistory, 'NO_SUCH_DEVICE')
      const end = to === undefined ? Date.now() : Date.parse(to)
      const begin = from === undefined ? end - millisecondsPerDay : Date.parse(from)
      if (begin >= end) throw refuse(contract.readHistory, 'WRONG_TIME')
      const history = await readHistory(readings, device, { from: begin, to: end, points })
      return { from: new Date(begin).toISOString(), to: new Date(end).toISOString(), points: history }
    },
  })
}

const millisecondsOf = (at: string | number) => (typeof at === 'number' ? at : Date.parse(at))
