import type { MqttClient } from 'mqtt'
import type { Log } from '#platform/server/log.ts'
import type { MqttStatus } from '../../climate.contract.ts'
import type { MqttConfig } from '../../device-config.contract.ts'
import type { AdaptedDevice, AdaptersStore } from '../adapters.store.ts'
import { type DeviceMemory, type MessageServices, takeMessage } from './take-message.ts'

export interface MqttListener {
  status(): MqttStatus
  start(): Promise<void>
  /** Subscribes to the topics of the devices as they are now. */
  refresh(): Promise<void>
  close(): Promise<void>
}

interface ListenerOptions extends MessageServices {
  /** Undefined: there is no broker. */
  mqttUrl: string | undefined
  adapters: Pick<AdaptersStore, 'list' | 'setProblem'>
  onChange: (memberId: string) => void
  log: Log
  reconnectMilliseconds?: number
}

/** Other servers add and remove devices too. */
const refreshMilliseconds = 30_000
const connectTimeoutMilliseconds = 10_000

export function openMqttListener(options: ListenerOptions): MqttListener {
  const { mqttUrl } = options
  if (mqttUrl === undefined)
    return { status: () => 'off', start: async () => {}, refresh: async () => {}, close: async () => {} }
  return new Listener(mqttUrl, options)
}

class Listener implements MqttListener {
  readonly #url: string
  readonly #options: ListenerOptions
  #client: MqttClient | undefined
  #timer: NodeJS.Timeout | undefined
  /** One refresh after the other. */
  #refreshing = Promise.resolve()
  /** Whether the log tells why there is no connection; there is an attempt every few seconds. */
  #isReported = false
  #subscribed = new Set<string>()
  #devices = new Map<string, AdaptedDevice[]>()
  readonly #memories = new Map<string, DeviceMemory>()

  constructor(url: string, options: ListenerOptions) {
    this.#url = url
    this.#options = options
  }

  status(): MqttStatus {
    return this.#client?.connected ? 'connected' : 'connecting'
  }

  async start(): Promise<void> {
    const { log, reconnectMilliseconds = 5_000 } = this.#options
    const { connect } = await import('mqtt')
    const client = connect(this.#url, {
      reconnectPeriod: reconnectMilliseconds,
      connectTimeout: connectTimeoutMilliseconds,
      // Subscriptions are made again on each connection, with the devices of then.
      resubscribe: false,
    })
    this.#client = client
    client.on('connect', () => {
      log.info('connected to the MQTT broker')
      this.#isReported = false
      this.#subscribed.clear()
      void this.refresh()
    })
    client.on('error', failure => this.#reportOnce(failure))
    client.on('message', (topic, payload, { retain }) => {
      // A retained message does not say when it was measured.
      if (!retain) void this.#take(topic, payload)
    })
    this.#timer = setInterval(() => void this.refresh(), refreshMilliseconds)
    this.#timer.unref()
  }

  refresh(): Promise<void> {
    this.#refreshing = this.#refreshing
      .then(() => this.#refresh())
      .catch((failure: unknown) => {
        this.#options.log.warn({ err: failure }, 'the MQTT topics could not be refreshed')
      })
    return this.#refreshing
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#client?.endAsync(true)
    await this.#refreshing
  }

  async #refresh(): Promise<void> {
    const client = this.#client
    if (!client?.connected) return
    this.#devices = byTopic(await this.#options.adapters.list('mqtt'))
    const wanted = [...this.#devices.keys()]
    const added = wanted.filter(topic => !this.#subscribed.has(topic))
    const removed = [...this.#subscribed].filter(topic => !this.#devices.has(topic))
    this.#subscribed = new Set(wanted)
    if (added.length > 0) await client.subscribeAsync(added)
    if (removed.length > 0) await client.unsubscribeAsync(removed)
  }

  #reportOnce({ message }: Error): void {
    if (!this.#isReported) this.#options.log.warn({ reason: message }, 'the MQTT broker cannot be reached')
    this.#isReported = true
  }

  async #take(topic: string, payload: Buffer): Promise<void> {
    for (const device of this.#devices.get(topic) ?? []) {
      const memory = this.#memories.get(device.id) ?? {}
      this.#memories.set(device.id, memory)
      try {
        const message = { topic, payload, now: Date.now() }
        if (await takeMessage(this.#options, device, memory, message)) this.#options.onChange(device.user_id)
      } catch (failure) {
        this.#options.log.warn({ err: failure }, 'a message of a sensor could not be stored')
      }
    }
  }
}

function byTopic(devices: readonly AdaptedDevice[]): Map<string, AdaptedDevice[]> {
  const topics = new Map<string, AdaptedDevice[]>()
  for (const device of devices) {
    const { temperatureTopic, humidityTopic } = device.config as MqttConfig
    for (const topic of new Set([temperatureTopic, humidityTopic]))
      topics.set(topic, [...(topics.get(topic) ?? []), device])
  }
  return topics
}
