import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noPhotoChosen, photoNotSupported, photoUnreadable } from '#platform/photo.rules.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { plain } from '#test/pictures.ts'
import { sendFileTo } from '#test/send-csv.ts'

let app: TestApp
let ada: TestMember
let grace: TestMember
beforeAll(async () => {
  app = await startApp({ isSeeded: false })
  ada = await createMember(app, 'ada')
  grace = await createMember(app, 'grace')
})
afterAll(() => app.close())

const png = await plain().png().toBuffer()
const pathOf = (id: string) => `/api/chat/photos/${id}`
const upload = (as: TestMember, id: string, bytes: Buffer = png, name = 'band.png') =>
  sendFileTo(app, as, { method: 'PUT', path: `${pathOf(id)}?name=${name}`, type: 'image/png' }, bytes)
const channel = '/api/chat/channels/general/messages'
const send = (as: TestMember, photo: string, id: string = randomUUID()) =>
  as.request('POST', channel, { id, content: 'Photo', card: { kind: 'photo', id: photo } })
const statusFor = async (as: TestMember, id: string) => (await as.request('GET', pathOf(id))).statusCode
const stored = async (id: string) =>
  (await app.database.owner.query('select from chat_photos where id = $1', [id])).rowCount

describe('A photo of a message', () => {
  it('is its member’s alone until it is sent, and then seen by every member and no visitor', async () => {
    const id = randomUUID()
    const saved = await upload(ada, id)
    expect(saved.json(), saved.body).toEqual({ id, width: 60, height: 40 })
    expect([await statusFor(ada, id), await statusFor(grace, id)]).toEqual([200, 404])
    const sent = await send(ada, id)
    expect(sent.json().card).toEqual({ kind: 'photo', id, title: 'Photo', width: 60, height: 40 })
    expect(await statusFor(grace, id)).toBe(200)
    expect((await app.inject(pathOf(id))).statusCode).toBe(401)
  })

  it('is kept as JPEG without metadata, at most 1,600 pixels, and at most 800 in the log', async () => {
    const id = randomUUID()
    const large = await plain(2400, 1200)
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .jpeg()
      .toBuffer()
    await upload(ada, id, large, 'band.JPEG')
    for (const [query, width] of [
      ['', 1600],
      ['?size=small', 800],
    ] as const) {
      const { rawPayload, headers } = await ada.request('GET', pathOf(id) + query)
      const head = await sharp(rawPayload).metadata()
      expect([head.format, head.width, head.exif]).toEqual(['jpeg', width, undefined])
      expect(headers['content-security-policy']).toContain('sandbox')
    }
  })

  it('is saved once, and is not put into a message of another member', async () => {
    const id = randomUUID()
    for (const _time of ['once', 'twice']) expect((await upload(ada, id)).statusCode).toBe(200)
    expect((await upload(grace, id)).json().error).toBe('Another photo has this id.')
    const stolen = await send(grace, id)
    expect([stolen.statusCode, stolen.json().error]).toEqual([
      422,
      'What you added to your message is not there any more.',
    ])
  })

  it('goes with its message, and with the account', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    const late = await createMember(app, 'late')
    for (const photo of [first, second]) await upload(late, photo)
    const { id } = (await send(late, first)).json()
    await send(late, second)
    await late.request('DELETE', `${channel}/${id}`)
    expect([await stored(first), await stored(second)]).toEqual([0, 1])
    await app.database.owner.query('delete from users where id = $1', [late.id])
    expect(await stored(second)).toBe(0)
    expect((await grace.request('GET', channel)).json().messages.at(-1)).toMatchObject({
      content: '',
      card: null,
    })
  })

  it('that was not sent for a day is removed with the next upload', async () => {
    const [old, sent] = [randomUUID(), randomUUID()]
    for (const photo of [old, sent]) await upload(ada, photo)
    await send(ada, sent)
    await app.database.owner.query(
      "update chat_photos set saved_at = now() - interval '25 hours' where id in ($1, $2)",
      [old, sent],
    )
    await upload(ada, randomUUID())
    expect([await stored(old), await stored(sent)]).toEqual([0, 1])
  })

  it('that is none is refused, and says why', async () => {
    for (const [bytes, name, status, error] of [
      [Buffer.alloc(0), 'a.png', 422, noPhotoChosen],
      [png, 'a.gif', 415, photoNotSupported],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', 415, photoNotSupported],
      [png.subarray(0, 60), 'a.png', 422, photoUnreadable],
    ] as const) {
      const id = randomUUID()
      const refused = await upload(ada, id, bytes, name)
      expect([refused.statusCode, refused.json().error], name).toEqual([status, error])
      expect(await stored(id)).toBe(0)
    }
  })
})
