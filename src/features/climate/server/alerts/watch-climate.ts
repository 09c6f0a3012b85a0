import type { Notify } from '#features/notifications/server/open-notifications.ts'
import type { Log } from '#platform/server/log.ts'
import type { TemperatureUnit } from '#platform/temperature.rules.ts'
import { type Excursion, followExcursion } from '../../excursion.rules.ts'
import { idealRanges, isStale, type Quantity, quantities } from '../../judge.rules.ts'
import { calibrate } from '../../reading.rules.ts'
import { calibrationOf } from '../to-device.ts'
import { excursionWords, silenceWords } from './alert-words.ts'
import type { AlertSubject, ClimateAlertsStore, OpenAlert, WatchedDevice } from './climate-alerts.store.ts'

export interface WatchServices {
  alerts: ClimateAlertsStore
  notify: Notify
  isQuiet(memberId: string, now: Date): Promise<boolean>
  temperatureUnitOf(memberId: string): Promise<TemperatureUnit>
  log: Log
}

const href = '/dashboard/humidor'
/** Who has put a sensor away is not told when the server starts again days later. */
const silenceNoticeHours = 24

/** Judges the latest reading of every sensor. What fails for one member is tried again a minute later, and holds up no other. */
export async function watchClimate(services: WatchServices, now = new Date()): Promise<void> {
  for (const device of await services.alerts.listWatched())
    try {
      if (isStale(new Date(device.latestAt), now)) await tellSilence(services, device, now)
      else await followDevice(services, device, now)
    } catch (failure) {
      services.log.warn({ err: failure, deviceId: device.id }, 'the alerts of a sensor could not be sent')
    }
}

async function followDevice(services: WatchServices, device: WatchedDevice, now: Date): Promise<void> {
  if (openAlert(device, 'silence')) await services.alerts.save(device.user_id, device.id, 'silence', null)
  for (const quantity of quantities) await followQuantity(services, device, quantity, now)
}

async function followQuantity(
  services: WatchServices,
  device: WatchedDevice,
  quantity: Quantity,
  now: Date,
): Promise<void> {
  const { id, user_id: memberId, name, latestAt: at } = device
  const value = calibratedValue(device, quantity)
  const before = openAlert(device, quantity) as Excursion | undefined
  const follow = (isQuiet: boolean) =>
    followExcursion(before ?? null, { value, at, range: idealRanges[quantity], isQuiet })
  const loud = follow(false)
  // Whether it is quiet is asked only where something is to be told.
  const { excursion, alert } = loud.alert && (await services.isQuiet(memberId, now)) ? follow(true) : loud
  if (alert && excursion)
    await services.notify(memberId, {
      kind: 'climate',
      key: `${quantity} ${id} ${excursion.side} ${excursion.beganAt} ${alert === 'began' ? 'began' : at}`,
      ...excursionWords(name, {
        quantity,
        side: excursion.side,
        value,
        alert,
        unit: await services.temperatureUnitOf(memberId),
      }),
      href,
    })
  if (!isSame(before ?? null, excursion)) await services.alerts.save(memberId, id, quantity, excursion)
}

async function tellSilence(services: WatchServices, device: WatchedDevice, now: Date): Promise<void> {
  const { id, user_id: memberId, name, latestAt } = device
  if (openAlert(device, 'silence')) return
  if (now.getTime() - latestAt > silenceNoticeHours * 3_600_000) return
  if (await services.isQuiet(memberId, now)) return
  const key = `silence ${id} ${latestAt}`
  await services.notify(memberId, { kind: 'climate', key, ...silenceWords(name), href })
  await services.alerts.save(memberId, id, 'silence', {
    side: null,
    beganAt: latestAt,
    alertedAt: now.getTime(),
  })
}

const openAlert = (device: WatchedDevice, about: AlertSubject): OpenAlert | undefined =>
  device.alerts.find(alert => alert.about === about)

function calibratedValue(device: WatchedDevice, quantity: Quantity): number {
  const measured = {
    temperature: device.latest_temperature / 10,
    humidity: device.latest_humidity / 10,
  }
  return calibrate(measured, calibrationOf(device))[quantity]
}

function isSame(one: Excursion | null, other: Excursion | null): boolean {
  return one?.side === other?.side && one?.beganAt === other?.beganAt && one?.alertedAt === other?.alertedAt
}
