import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { type Handlers, mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { csvHeader, csvRows } from '#platform/server/write-csv.ts'
import { climateContract, climateEvent, maxHistoryPoints, sentReading } from '../climate.contract.ts'
import type { Reading } from '../reading.rules.ts'
import type { Climate } from './open-climate.ts'
import { openSenders } from './open-senders.ts'
import { readHistory } from './read-history.ts'
import { takeReadings } from './take-readings.ts'

const millisecondsPerDay = 86_400_000
const exportColumns = [
  'at',
  'temperature',
  'temperatureLowest',
  'temperatureHighest',
  'humidity',
  'humidityLowest',
  'humidityHighest',
] as const

interface Services {
  climate: Climate
  live: Pick<Live, 'publish'>
}

export function readingsRoutes(
  app: FastifyInstance,
  { climate: { devices, readings }, live }: Services,
): void {
  const contract = {
    takeReadings: climateContract.takeReadings,
    readHistory: climateContract.readHistory,
    exportHistory: climateContract.exportHistory,
  }
  const senders = openSenders(devices)
  const handlers: Handlers<typeof contract> = {
    async takeReadings({ body }, _caller, { headers }) {
      const device = await senders.identify(headers)
      if (!device) throw refuse(contract.takeReadings, 'WRONG_TOKEN')
      const taken = await takeReadings(readings, device, body.readings.map(readSent), Date.now())
      if (taken.taken > 0) live.publish([device.user_id], { kind: climateEvent })
      return taken
    },
    async readHistory({ params: { id }, query: { points, ...time } }, { memberId }) {
      const device = await devices.find(memberId, id)
      if (!device) throw refuse(contract.readHistory, 'NO_SUCH_DEVICE')
      const span = spanOf(time)
      if (!span) throw refuse(contract.readHistory, 'WRONG_TIME')
      const history = await readHistory(readings, device, { ...span, points })
      return { from: isoTime(span.from), to: isoTime(span.to), points: history }
    },
    async exportHistory({ params: { id }, query }, { memberId }) {
      const device = await devices.find(memberId, id)
      if (!device) throw refuse(contract.exportHistory, 'NO_SUCH_DEVICE')
      const span = spanOf(query)
      if (!span) throw refuse(contract.exportHistory, 'WRONG_TIME')
      const points = await readHistory(readings, device, { ...span, points: maxHistoryPoints })
      return {
        name: `readings-${isoTime(span.to).slice(0, 10)}.csv`,
        content: Buffer.from(csvHeader(exportColumns) + csvRows(exportColumns, points)),
      }
    },
  }
  mountContract(app, contract, handlers, {
    // Many sensors send from one address, so each device is counted by itself, also under a new token. A token that the
    // server does not know yet, as after a restart, is looked up before it is counted: if it is right, it counts for its
    // device, however many wrong ones came from the address. Wrong tokens are counted by address. Each is looked up
    // once, and of an address at most 120 wrong ones a minute, so that who tries tokens causes few queries.
    takeReadings: senders.limitKeyOf,
  })
}

/** Undefined for what is no reading. */
function readSent(sent: unknown): Reading | undefined {
  const { success, data } = sentReading.safeParse(sent)
  return success ? { ...data, at: millisecondsOf(data.at) } : undefined
}

const millisecondsOf = (at: string | number) => (typeof at === 'number' ? at : Date.parse(at))
const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString()

/** The last day where nothing else is asked for; undefined if it ends before it begins. */
function spanOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const end = to === undefined ? Date.now() : Date.parse(to)
  const begin = from === undefined ? end - millisecondsPerDay : Date.parse(from)
  return begin < end ? { from: begin, to: end } : undefined
}
