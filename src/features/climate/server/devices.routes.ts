import type { FastifyInstance } from 'fastify'
import { refuse, refuseStale } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { climateContract, climateEvent, type DeviceChanges, type NewDevice } from '../climate.contract.ts'
import { createDeviceToken } from './device-token.ts'
import type { Climate } from './open-climate.ts'
import { toDevice } from './to-device.ts'

interface Services {
  climate: Pick<Climate, 'devices'>
  live: Pick<Live, 'publish'>
}

export function devicesRoutes(app: FastifyInstance, { climate: { devices }, live }: Services): void {
  const publish = (memberId: string) => live.publish([memberId], { kind: climateEvent })
  const { listDevices, addDevice, changeDevice, deleteDevice, renewToken, revokeToken } = climateContract
  mountContract(
    app,
    { listDevices, addDevice, changeDevice, deleteDevice, renewToken, revokeToken },
    {
      listDevices: async (_received, { memberId }) => ({
        devices: (await devices.list(memberId)).map(toDevice),
      }),
      async addDevice({ body }, { memberId }) {
        const { token, hash } = createDeviceToken()
        const added = await devices.add(memberId, { ...valuesOf(body), token_hash: hash })
        if (added === 'no humidor') throw refuse(addDevice, 'NO_SUCH_HUMIDOR')
        if (added === 'full') throw refuse(addDevice, 'TOO_MANY_DEVICES')
        publish(memberId)
        return { ...toDevice(added), token }
      },
      async changeDevice({ params: { id }, body: { version, ...changes } }, { memberId }) {
        const changed = await devices.change(memberId, id, updateOf(changes), version)
        if (changed === 'none') throw refuse(changeDevice, 'NO_SUCH_DEVICE')
        if (changed === 'no humidor') throw refuse(changeDevice, 'NO_SUCH_HUMIDOR')
        if ('stale' in changed) throw refuseStale(changeDevice, 'CHANGED_MEANWHILE', toDevice(changed.stale))
        publish(memberId)
        return toDevice(changed)
      },
      async deleteDevice({ params: { id } }, { memberId }) {
        if (!(await devices.remove(memberId, id))) throw refuse(deleteDevice, 'NO_SUCH_DEVICE')
        publish(memberId)
        return { done: true as const }
      },
      async renewToken({ params: { id } }, { memberId }) {
        const { token, hash } = createDeviceToken()
        if (!(await devices.setToken(memberId, id, hash))) throw refuse(renewToken, 'NO_SUCH_DEVICE')
        publish(memberId)
        return { token }
      },
      async revokeToken({ params: { id } }, { memberId }) {
        if (!(await devices.setToken(memberId, id, null))) throw refuse(revokeToken, 'NO_SUCH_DEVICE')
        publish(memberId)
        return { done: true as const }
      },
    },
  )
}

function valuesOf({ name, kind, humidorId }: NewDevice) {
  return { name, kind, humidor_id: humidorId, config: {} }
}

function updateOf({ name, humidorId, temperatureOffset, humidityOffset }: DeviceChanges) {
  return {
    name,
    humidor_id: humidorId,
    temperature_offset: inTenths(temperatureOffset),
    humidity_offset: inTenths(humidityOffset),
  }
}

const inTenths = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * 10))
