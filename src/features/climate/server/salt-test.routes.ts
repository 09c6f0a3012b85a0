import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { climateEvent } from '../climate.contract.ts'
import { saltTestContract } from '../salt-test.contract.ts'
import { readyAt } from '../salt-test.rules.ts'
import type { DeviceRow } from './climate.tables.ts'
import type { Climate } from './open-climate.ts'
import { readSaltTest } from './read-salt-test.ts'
import { toDevice } from './to-device.ts'

interface Services {
  climate: Pick<Climate, 'devices' | 'readings' | 'saltTests'>
  live: Pick<Live, 'publish'>
}

export function saltTestRoutes(app: FastifyInstance, { climate, live }: Services): void {
  const { devices, readings, saltTests } = climate
  const { startSaltTest, readSaltTest: read, confirmSaltTest, cancelSaltTest } = saltTestContract

  async function findTest(memberId: string, id: string) {
    const device = await devices.find(memberId, id)
    if (!device) throw refuse(read, 'NO_SUCH_DEVICE')
    const startedAt = device.salt_test_started_at
    if (!startedAt) throw refuse(read, 'NO_SALT_TEST')
    return { device, startedAt, result: await readSaltTest(readings, device, startedAt, Date.now()) }
  }

  function publish(changed: DeviceRow) {
    live.publish([changed.user_id], { kind: climateEvent })
    return toDevice(changed)
  }

  mountContract(app, saltTestContract, {
    async startSaltTest({ params: { id } }, { memberId }) {
      const device = await devices.find(memberId, id)
      if (!device) throw refuse(startSaltTest, 'NO_SUCH_DEVICE')
      if (device.kind === 'simulator') throw refuse(startSaltTest, 'INVENTED')
      const started = await saltTests.start(memberId, id)
      if (!started) throw refuse(startSaltTest, 'TESTED_ALREADY')
      return publish(started)
    },
    async readSaltTest({ params: { id } }, { memberId }) {
      const { startedAt, result } = await findTest(memberId, id)
      const ready = new Date(readyAt(startedAt.getTime()))
      return { startedAt: startedAt.toISOString(), readyAt: ready.toISOString(), ...result }
    },
    async confirmSaltTest({ params: { id } }, { memberId }) {
      const { startedAt, result } = await findTest(memberId, id)
      if (result.state === 'running') throw refuse(confirmSaltTest, 'TOO_EARLY')
      if (result.correction === null) throw refuse(confirmSaltTest, 'NOT_USABLE')
      const ended = await saltTests.end(memberId, id, startedAt, Math.round(result.correction * 10))
      if (!ended) throw refuse(confirmSaltTest, 'NO_SALT_TEST')
      return publish(ended)
    },
    async cancelSaltTest({ params: { id } }, { memberId }) {
      const device = await devices.find(memberId, id)
      if (!device) throw refuse(cancelSaltTest, 'NO_SUCH_DEVICE')
      const { salt_test_started_at: startedAt } = device
      const ended = startedAt && (await saltTests.end(memberId, id, startedAt))
      if (!ended) throw refuse(cancelSaltTest, 'NO_SALT_TEST')
      return publish(ended)
    },
  })
}
