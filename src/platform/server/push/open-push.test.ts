import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import webpush from 'web-push'
import { FakePushService } from '#test/fake-push-service.ts'
import { openPush } from './open-push.ts'
import { postToPushService } from './post-to-push-service.ts'

const service = new FakePushService()
const keys = webpush.generateVAPIDKeys()
const contactEmail = 'hello@smokedeck.example'
const push = openPush({ keys, contactEmail, accepts: () => true })
const message = { title: 'The lid is open' }
beforeAll(() => service.open())
afterAll(() => service.close())
beforeEach(() => {
  service.behavior = 201
})

test('A message travels encrypted and signed, and is kept for a day', async () => {
  expect(await push.send(service.subscription('desk'), message)).toBe('sent')
  const [{ path, headers, bytes }] = service.taken as [(typeof service.taken)[number]]
  expect(path).toBe('/desk')
  expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' })
  expect(headers.authorization).toContain(`k=${keys.publicKey}`)
  expect(bytes).toBeGreaterThan(100)
})

test('A browser that is gone, or has no proper keys, is told from a service that is away', async () => {
  const subscription = service.subscription('desk')
  for (const status of [404, 410] as const) {
    service.behavior = status
    expect(await push.send(subscription, message)).toBe('gone')
  }
  expect(await push.send({ ...subscription, p256dh: 'AAAA' }, message)).toBe('gone')
  for (const status of [307, 429, 500] as const) {
    service.behavior = status
    await expect(push.send(subscription, message)).rejects.toMatchObject({ responseCode: status })
  }
  service.behavior = 'hangs'
  await expect(push.send(subscription, message, AbortSignal.timeout(50))).rejects.toThrow()
})

test('Only https addresses on the internet are accepted', () => {
  const { accepts } = openPush({ keys, contactEmail })
  expect(accepts('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://me@push.example/abc',
    'https://127.0.0.1/abc',
    'https://0x7f.1/abc',
    'https://[::ffff:127.0.0.1]/abc',
    'https://169.254.169.254/latest',
    'https://localhost/abc',
    'https://database/abc',
    'https://printer.local/abc',
    'file:///etc/passwd',
    'abc',
  ])
    expect(accepts(endpoint), endpoint).toBe(false)
})

test('A name that leads to this machine is not followed', async () => {
  const { endpoint } = service.subscription('desk')
  const url = new URL(endpoint.replace('127.0.0.1', 'localhost'))
  const request = { url, headers: {}, body: Buffer.alloc(0), signal: AbortSignal.timeout(5000) }
  await expect(postToPushService(request)).rejects.toThrow('on the internet')
})
