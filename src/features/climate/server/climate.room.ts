import type { FastifyInstance } from 'fastify'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Log } from '#platform/server/log.ts'
import type { Room } from '#platform/server/room.ts'
import { climateEvent } from '../climate.contract.ts'
import { watchClimateJob } from './alerts/watch-climate.job.ts'
import { type WatchServices, watchClimate } from './alerts/watch-climate.ts'
import { climateMemberData } from './climate.member-data.ts'
import { deleteOldReadings } from './delete-old-readings.job.ts'
import { devicesRoutes } from './devices.routes.ts'
import { goveeRoutes } from './govee/govee.routes.ts'
import { type GoveeSettings, openGoveeClient } from './govee/govee-client.ts'
import { pollGoveeJob } from './govee/poll-govee.job.ts'
import { pollGovee } from './govee/poll-govee.ts'
import { openMqttListener } from './mqtt/mqtt-listener.ts'
import type { Climate } from './open-climate.ts'
import { readingsRoutes } from './readings.routes.ts'
import { saltTestRoutes } from './salt-test.routes.ts'
import { simulateReadingsJob } from './simulator/simulate-readings.job.ts'
import { simulateReadings } from './simulator/simulate-readings.ts'

export interface SensorSettings extends GoveeSettings {
  mqttUrl: string | undefined
}

interface Services extends Pick<WatchServices, 'notify' | 'recipientsOf' | 'isQuiet' | 'temperatureUnitOf'> {
  climate: Climate
  sensors: SensorSettings
  jobs: Jobs
  live: Pick<Live, 'publish'>
  log: Log
}

export const climateRoom: Room<Services> = { mount: mountClimate, memberData: climateMemberData }

function mountClimate(app: FastifyInstance, services: Services): void {
  const { climate, sensors, jobs, live, log } = services
  const { devices, readings, goveeCalls, alerts } = climate
  const onChange = (memberId: string) => live.publish([memberId], { kind: climateEvent })
  const govee = { ...climate, client: openGoveeClient(sensors), calls: goveeCalls, onChange }
  const mqtt = openMqttListener({ ...climate, ...sensors, onChange, log })
  devicesRoutes(app, { climate, govee, mqtt, live })
  readingsRoutes(app, { climate, live })
  saltTestRoutes(app, { climate, live })
  goveeRoutes(app, { devices, govee })
  app.addHook('onReady', () => mqtt.start())
  app.addHook('onClose', () => mqtt.close())
  jobs.registerHandler(deleteOldReadings, async () => void (await readings.deleteOld(new Date())))
  jobs.registerHandler(pollGoveeJob, () => pollGovee(govee))
  jobs.registerHandler(simulateReadingsJob, () => simulateReadings(climate, onChange))
  jobs.registerHandler(watchClimateJob, () => watchClimate({ ...services, alerts }))
}
