import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { Aedes } from 'aedes'
import { connectAsync, type MqttClient } from 'mqtt'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { silentLog } from '#test/database.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import { openClimate } from '../open-climate.ts'
import { type MqttListener, openMqttListener } from './mqtt-listener.ts'

/** A broker that asks for a password. */
class Broker {
  readonly broker: Aedes
  readonly server: Server
  static async open(port = 0): Promise<Broker> {
    const opened = new Broker(await Aedes.createBroker())
    opened.server.listen(port, '127.0.0.1')
    await once(opened.server, 'listening')
    return opened
  }
  constructor(broker: Aedes) {
    this.broker = broker
    broker.authenticate = (_client, name, password, done) =>
      done(null, name === 'deck' && password?.toString() === 'p@ss')
    this.server = createServer(broker.handle)
  }
  get port(): number {
    return (this.server.address() as AddressInfo).port
  }
  get url(): string {
    return `mqtt://deck:p%40ss@127.0.0.1:${this.port}`
  }
  async close(): Promise<void> {
    await new Promise<void>(resolve => this.broker.close(resolve))
    await new Promise(resolve => this.server.close(resolve))
  }
}

let broker: Broker
let server: TestApp
let ada: TestMember
let sensor: MqttClient
beforeAll(async () => {
  broker = await Broker.open()
  const sensors = { goveeApiKey: undefined, goveeBaseUrl: 'http://127.0.0.1:9', mqttUrl: broker.url }
  server = await startApp({ isSeeded: false, sensors })
  ada = await createMember(server, 'ada')
  sensor = await connectAsync(broker.url, { reconnectPeriod: 50 })
  await eventually(async () => expect((await list()).mqtt).toBe('connected'))
})
afterAll(async () => {
  await sensor.endAsync(true)
  await server.close()
  await broker.close()
})
afterEach(async () => {
  for (const { id } of (await list()).devices) await ada.request('DELETE', `/api/devices/${id}`)
  await eventually(() => expect(clientTopics()).toEqual([]))
})

const eventually = <Result>(check: () => Promise<Result> | Result) => waitFor(check, 10_000)
const list = async () => (await ada.request('GET', '/api/devices')).json()
const topic = 'zigbee2mqtt/humidor'
const mqtt = {
  temperatureTopic: topic,
  temperaturePath: 'temperature',
  humidityTopic: topic,
  humidityPath: 'humidity',
  unit: 'C',
}
/** Resolves once the broker has the subscription. */
async function add(fields: object = {}) {
  const config = { ...mqtt, ...fields }
  const added = (
    await ada.request('POST', '/api/devices', { name: 'Cabinet', kind: 'mqtt', mqtt: config })
  ).json()
  await heard(config.temperatureTopic)
  return added
}
const heard = (wanted: string) => eventually(async () => expect(await subscribers(wanted)).toBeGreaterThan(0))
const subscribers = async (wanted: string) => clientTopics().filter(each => each === wanted).length
function clientTopics(): string[] {
  const clients = Object.values((broker.broker as unknown as { clients: Record<string, object> }).clients)
  return clients.flatMap(client => Object.keys((client as { subscriptions: object }).subscriptions))
}
const state = (temperature: unknown, humidity: unknown) =>
  JSON.stringify({ temperature, humidity, battery: 90 })
const device = async () => (await list()).devices[0]
const latestIs = (expected: object) =>
  eventually(async () => expect((await device()).latest).toMatchObject(expected))
const readings = async () =>
  (await server.database.owner.query('select at from sensor_readings')).rowCount ?? 0

describe('a sensor on the broker', () => {
  it('is heard as soon as it is added, in its own unit', async () => {
    await add()
    await sensor.publishAsync(topic, state(20, 69.5))
    await latestIs({ temperature: 68, humidity: 69.5 })
    expect(await device()).toMatchObject({ mqtt, dropped: 0, problem: null })
  })

  it('may send each value in a topic of its own, as the bare number', async () => {
    await add({
      temperatureTopic: 'ha/t',
      temperaturePath: '',
      humidityTopic: 'ha/h',
      humidityPath: '',
      unit: 'F',
    })
    await heard('ha/h')
    await sensor.publishAsync('ha/t', '68.4')
    await sensor.publishAsync('ha/h', '70')
    await latestIs({ temperature: 68.4, humidity: 70 })
  })

  it('is no longer heard under its former topic, nor once it is deleted', async () => {
    const { id } = await add()
    const moved = { ...mqtt, temperatureTopic: 'moved', humidityTopic: 'moved' }
    await ada.request('PATCH', `/api/devices/${id}`, { mqtt: moved, version: 1 })
    await heard('moved')
    await eventually(async () => expect(await subscribers(topic)).toBe(0))
    await sensor.publishAsync('moved', state(21, 70))
    await latestIs({ humidity: 70 })
    await ada.request('DELETE', `/api/devices/${id}`)
    await eventually(async () => expect(await subscribers('moved')).toBe(0))
  })

  it('stores one reading a minute of many, and drops and counts what is impossible', async () => {
    await add()
    await sensor.publishAsync(topic, state(400, 69))
    await eventually(async () =>
      expect(await device()).toMatchObject({
        dropped: 1,
        problem: 'The last value was impossible and was dropped.',
      }),
    )
    for (let sent = 0; sent < 20; sent += 1) await sensor.publishAsync(topic, state(20, 69))
    await latestIs({ temperature: 68 })
    await eventually(async () => expect((await device()).problem).toBeNull())
    // A minute may have ended in between.
    expect(await readings()).toBeLessThanOrEqual(2)
  })

  it('says that its messages have no values', async () => {
    await add()
    await sensor.publishAsync(topic, 'unavailable')
    await eventually(async () =>
      expect((await device()).problem).toBe(
        'The last message of zigbee2mqtt/humidor has no value where it was expected.',
      ),
    )
    await sensor.publishAsync(topic, state(20, 69))
    await latestIs({ temperature: 68 })
    await eventually(async () => expect((await device()).problem).toBeNull())
  })

  it('is not believed when a message was retained, which may be old', async () => {
    await sensor.publishAsync(topic, state(30, 30), { retain: true })
    await add()
    await sensor.publishAsync(topic, state(20, 69))
    await latestIs({ temperature: 68, humidity: 69 })
    await sensor.publishAsync(topic, '', { retain: true })
    expect(await readings()).toBe(1)
  })
})

describe('several servers and a broker that goes away', () => {
  let second: MqttListener
  afterEach(() => second.close())
  const openSecond = async (url: string) => {
    const changes: string[] = []
    const options = { mqttUrl: url, onChange: (id: string) => changes.push(id), log: silentLog }
    second = openMqttListener({ ...openClimate(server), ...options, reconnectMilliseconds: 50 })
    await second.start()
    await eventually(() => expect(second.status()).toBe('connected'))
    await second.refresh()
    return changes
  }

  it('store the same message once', async () => {
    await add()
    await openSecond(broker.url)
    await eventually(async () => expect(await subscribers(topic)).toBe(2))
    const minuteBefore = Math.floor(Date.now() / 60_000)
    for (let sent = 0; sent < 5; sent += 1) await sensor.publishAsync(topic, state(20, 69))
    await latestIs({ temperature: 68 })
    const minutes = Math.floor(Date.now() / 60_000) - minuteBefore + 1
    expect(await readings()).toBeLessThanOrEqual(minutes)
  })

  it('subscribe again when the broker is back', async () => {
    await add()
    const own = await Broker.open()
    await openSecond(own.url)
    const { port } = own
    await own.close()
    await eventually(() => expect(second.status()).toBe('connecting'))
    const again = await Broker.open(port)
    await eventually(() => expect(second.status()).toBe('connected'))
    const other = await connectAsync(again.url)
    await eventually(async () => {
      await other.publishAsync(topic, state(21, 71))
      expect((await device()).latest).toMatchObject({ humidity: 71 })
    })
    await other.endAsync(true)
    await second.close()
    await again.close()
  })
})

it('Without a broker nothing is started', async () => {
  const off = openMqttListener({
    ...openClimate(server),
    mqttUrl: undefined,
    onChange: () => undefined,
    log: silentLog,
  })
  await off.start()
  expect(off.status()).toBe('off')
})
