import type { Notice } from '#features/notifications/notifications.contract.ts'
import type { Notify, RecipientsOf } from '#features/notifications/server/open-notifications.ts'
import type { Log } from '#platform/server/log.ts'
import type { TemperatureUnit } from '#platform/temperature.rules.ts'
import { type Excursion, followExcursions, type Measured } from '../../excursion.rules.ts'
import { idealRanges, isStale, type Quantity, quantities } from '../../judge.rules.ts'
import { calibrate } from '../../reading.rules.ts'
import { humidorHref } from '../humidor-href.ts'
import { calibrationOf } from '../to-device.ts'
import { excursionWords, silenceWords } from './alert-words.ts'
import type {
  AlertSubject,
  ClimateAlertsStore,
  OpenAlert,
  WatchedDevice,
  WatchedReading,
} from './climate-alerts.store.ts'

export interface WatchServices {
  alerts: ClimateAlertsStore
  notify: Notify
  recipientsOf: RecipientsOf
  /** The lounge has no quiet hours: its alerts wait for the end of those of each recipient. */
  isQuiet(memberId: string, now: Date): Promise<boolean>
  temperatureUnitOf(memberId: string): Promise<TemperatureUnit>
  log: Log
}

/** Who has put a sensor away is not told when the server starts again days later. */
const silenceNoticeHours = 24

/**
 * Judges what every sensor has measured since the last time, in the order of the readings. What fails for one member is tried
 * again a minute later, and holds up no other.
 */
export async function watchClimate(services: WatchServices, now = new Date()): Promise<void> {
  const judged: { deviceId: string; until: number }[] = []
  for (const device of await services.alerts.listWatched())
    try {
      if (device.isInSaltTest) await endExcursions(services, device)
      else await watchDevice(services, device, now)
      if (device.readings.length > 0) judged.push({ deviceId: device.id, until: device.latestAt })
    } catch (failure) {
      services.log.warn({ err: failure, deviceId: device.id }, 'the alerts of a sensor could not be sent')
    }
  if (judged.length > 0) await services.alerts.markJudged(judged)
}

/** Over salt the air is meant to be too humid, and is not that of the humidor: what lasted before is over. */
async function endExcursions(services: WatchServices, device: WatchedDevice): Promise<void> {
  for (const quantity of quantities)
    if (openAlert(device, quantity)) await services.alerts.save(device.user_id, device.id, quantity, null)
}

async function watchDevice(services: WatchServices, device: WatchedDevice, now: Date): Promise<void> {
  const isSilent = isStale(new Date(device.latestAt), now)
  if (isSilent) await tellSilence(services, device, now)
  else if (openAlert(device, 'silence'))
    await services.alerts.save(device.user_id, device.id, 'silence', null)
  // Old readings may be the beginning of an upload: they count, but only later ones say what the air is now.
  for (const quantity of quantities)
    await followQuantity(services, device, quantity, { now, mayAlert: !isSilent })
}

async function followQuantity(
  services: WatchServices,
  device: WatchedDevice,
  quantity: Quantity,
  { now, mayAlert }: { now: Date; mayAlert: boolean },
): Promise<void> {
  const { id, user_id: memberId, name } = device
  const before = (openAlert(device, quantity) as Excursion | undefined) ?? null
  const measured = measuredSince(before, device, quantity)
  // An alert that the quiet hours withheld waits for their end, not for another reading.
  if (before && mayAlert && measured.length === 0) measured.push(measuredBy(device, quantity, device.latest))
  const follow = (isQuiet: boolean) => followExcursions(before, measured, idealRanges[quantity], isQuiet)
  const loud = follow(!mayAlert)
  // Whether it is quiet is asked only where something is to be told.
  const { excursion, alert } = loud.alert && (await services.isQuiet(memberId, now)) ? follow(true) : loud
  if (alert && excursion) {
    const key = `${quantity} ${id} ${excursion.side} ${excursion.beganAt} ${alert.kind === 'began' ? 'began' : alert.at}`
    const outside = { quantity, side: excursion.side, value: alert.value, alert: alert.kind }
    await tellRecipients(services, device, async recipient => ({
      key,
      ...excursionWords(name, { ...outside, unit: await services.temperatureUnitOf(recipient) }),
    }))
  }
  if (!isSame(before, excursion)) await services.alerts.save(memberId, id, quantity, excursion)
}

/** After a failure the same readings come again; those that an excursion has counted already are left out. */
function measuredSince(excursion: Excursion | null, device: WatchedDevice, quantity: Quantity): Measured[] {
  const counted = excursion ? Math.max(excursion.beganAt, excursion.alertedAt ?? 0) : 0
  return device.readings
    .filter(({ at }) => at > counted)
    .map(reading => measuredBy(device, quantity, reading))
}

function measuredBy(
  device: WatchedDevice,
  quantity: Quantity,
  { at, temperature, humidity }: WatchedReading,
): Measured {
  const values = { temperature: temperature / 10, humidity: humidity / 10 }
  return { at, value: calibrate(values, calibrationOf(device))[quantity] }
}

async function tellSilence(services: WatchServices, device: WatchedDevice, now: Date): Promise<void> {
  const { id, user_id: memberId, name, latestAt } = device
  if (openAlert(device, 'silence')) return
  if (now.getTime() - latestAt > silenceNoticeHours * 3_600_000) return
  if (await services.isQuiet(memberId, now)) return
  const key = `silence ${id} ${latestAt}`
  await tellRecipients(services, device, async () => ({ key, ...silenceWords(name) }))
  await services.alerts.save(memberId, id, 'silence', {
    side: null,
    beganAt: latestAt,
    alertedAt: now.getTime(),
  })
}

/** Each is told once: after a failure the key tells who was. */
async function tellRecipients(
  services: WatchServices,
  { user_id: ownerId }: WatchedDevice,
  noticeFor: (recipient: string) => Promise<Pick<Notice, 'key' | 'title' | 'body'>>,
): Promise<void> {
  for (const recipient of await services.recipientsOf(ownerId))
    await services.notify(recipient, {
      kind: 'climate',
      ...(await noticeFor(recipient)),
      href: humidorHref(ownerId),
    })
}

const openAlert = (device: WatchedDevice, about: AlertSubject): OpenAlert | undefined =>
  device.alerts.find(alert => alert.about === about)

function isSame(one: Excursion | null, other: Excursion | null): boolean {
  return one?.side === other?.side && one?.beganAt === other?.beganAt && one?.alertedAt === other?.alertedAt
}
