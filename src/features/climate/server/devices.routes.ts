import type { FastifyInstance } from 'fastify'
import { refuse, refuseStale } from '#platform/api.contract.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import { climateContract, climateEvent, type DeviceChanges, deviceKinds } from '../climate.contract.ts'
import { addSensor } from './add-sensor.ts'
import { configOf } from './config-of.ts'
import { createDeviceToken } from './device-token.ts'
import { type GoveeServices, goveeCallsOf } from './govee/poll-govee.ts'
import type { MqttListener } from './mqtt/mqtt-listener.ts'
import type { Climate } from './open-climate.ts'
import { toDevice } from './to-device.ts'

interface Services {
  climate: Pick<Climate, 'devices' | 'readings'>
  govee: Pick<GoveeServices, 'client' | 'calls'>
  mqtt: Pick<MqttListener, 'status' | 'refresh'>
  live: Pick<Live, 'publish'>
}

export function devicesRoutes(app: FastifyInstance, { climate, govee, mqtt, live }: Services): void {
  const { devices } = climate
  const publish = (memberId: string) => {
    live.publish([memberId], { kind: climateEvent })
    void mqtt.refresh()
  }
  const { listDevices, addDevice, changeDevice, deleteDevice, renewToken, revokeToken } = climateContract
  mountContract(
    app,
    { listDevices, addDevice, changeDevice, deleteDevice, renewToken, revokeToken },
    {
      listDevices: async (_received, { memberId }) => ({
        devices: (await devices.list(memberId)).map(toDevice),
        goveeCalls: await goveeCallsOf(govee),
        mqtt: mqtt.status(),
      }),
      async addDevice({ body }, { memberId }) {
        const kind = deviceKinds.find(each => each === body.kind)
        if (!kind) throw refuse(addDevice, 'UNKNOWN_KIND')
        const config = configOf(kind, body)
        if (!config) throw refuse(addDevice, 'WRONG_CONFIG')
        const values = { name: body.name, kind, humidor_id: body.humidorId, config }
        const { row, token } = await addSensor(climate, memberId, values)
        if (row === 'no humidor') throw refuse(addDevice, 'NO_SUCH_HUMIDOR')
        if (row === 'full') throw refuse(addDevice, 'TOO_MANY_DEVICES')
        publish(memberId)
        return { ...toDevice(row), ...(token !== undefined && { token }) }
      },
      async changeDevice({ params: { id }, body: { version, ...changes } }, { memberId }) {
        const config = changes.govee ?? changes.mqtt
        if (config) {
          const row = await devices.find(memberId, id)
          if (!row) throw refuse(changeDevice, 'NO_SUCH_DEVICE')
          if (!configOf(row.kind, changes)) throw refuse(changeDevice, 'WRONG_CONFIG')
        }
        const changed = await devices.change(memberId, id, { ...updateOf(changes), config }, version)
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

function updateOf({ name, humidorId, temperatureOffset, humidityOffset }: DeviceChanges) {
  return {
    name,
    humidor_id: humidorId,
    temperature_offset: inTenths(temperatureOffset),
    humidity_offset: inTenths(humidityOffset),
  }
}

const inTenths = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * 10))
