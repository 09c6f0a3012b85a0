import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import {
  noPhotoChosen,
  photoBytesLimit,
  photoNotSupported,
  photoTooLarge,
  photoUnreadable,
} from '#platform/photo.rules.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { browser, createMember, type TestMember } from '#test/members.ts'
import { moving, plain, pngOf } from '#test/pictures.ts'
import { sendFileTo } from '#test/send-csv.ts'

let app: TestApp
let ada: TestMember
beforeAll(async () => {
  app = await startApp({ isSeeded: false })
  ada = await createMember(app, 'ada')
})
afterAll(() => app.close())

const jpeg = await plain().jpeg().toBuffer()
const png = await plain().png().toBuffer()

async function addEntry(person: TestMember): Promise<string> {
  const entry = { cigar: 'Padrón 1964', notes: 'Cocoa.' }
  return (await person.request('POST', '/api/journal/entries', entry)).json().id
}
const pathOf = (id: string) => `/api/journal/entries/${id}/photo`
const send = (id: string, bytes: Buffer, name = 'band.png', { as = ada, type = 'image/png' } = {}) =>
  sendFileTo(app, as, { method: 'PUT', path: `${pathOf(id)}?name=${encodeURIComponent(name)}`, type }, bytes)
const photoIdOf = async (person: TestMember, id: string) =>
  (await person.request('GET', `/api/journal/entries/${id}`)).json().photoId
const stored = async () => (await app.database.owner.query('select 1 from journal_photos')).rowCount

describe('A photo', () => {
  it('is kept as JPEG of at most 1,600 pixels, with a small square beside it, and shown by its entry', async () => {
    const id = await addEntry(ada)
    for (const [bytes, name, size] of [
      [await plain(2400, 1200).jpeg().toBuffer(), 'band.JPEG', [1600, 800]],
      [png, '../../etc/passwd.png', [60, 40]],
    ] as const) {
      const answer = await send(id, bytes, name, { type: 'application/octet-stream' })
      expect(answer.statusCode, answer.body).toBe(200)
      const { rawPayload } = await ada.request('GET', pathOf(id))
      const head = await sharp(rawPayload).metadata()
      expect([head.format, head.width, head.height]).toEqual(['jpeg', ...size])
      const small = await sharp((await ada.request('GET', `${pathOf(id)}?size=small`)).rawPayload).metadata()
      expect([small.format, small.width, small.height]).toEqual(['jpeg', 160, 160])
      expect(await photoIdOf(ada, id)).toBe(answer.json().photoId)
      const { entries } = (await ada.request('GET', '/api/journal/entries')).json()
      expect(entries[0].photoId).toBe(answer.json().photoId)
    }
  })

  it('stands upright, whatever the camera noted', async () => {
    const id = await addEntry(ada)
    const turned = await plain(300, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await send(id, turned, 'band.jpg')).statusCode).toBe(200)
    const head = await sharp((await ada.request('GET', pathOf(id))).rawPayload).metadata()
    expect([head.width, head.height, head.orientation]).toEqual([100, 300, undefined])
  })

  it('loses metadata, color profiles and data behind its end', async () => {
    const id = await addEntry(ada)
    const script = Buffer.from('<script>alert(1)</script>')
    const withPlace = await plain()
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect((await send(id, Buffer.concat([withPlace, script]), 'band.jpg')).statusCode).toBe(200)
    for (const path of [pathOf(id), `${pathOf(id)}?size=small`]) {
      const { rawPayload } = await ada.request('GET', path)
      expect([rawPayload.includes('secret place'), rawPayload.includes('script')]).toEqual([false, false])
      const { exif, icc, xmp, iptc } = await sharp(rawPayload).metadata()
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
    }
  })

  it('is served to its owner only, and only for display', async () => {
    const id = await addEntry(ada)
    await send(id, png)
    const { headers } = await ada.request('GET', pathOf(id))
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': `inline; filename="photo-${id}.jpg"`,
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
    })
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const again = { cookie, 'if-none-match': String(headers.etag) }
    expect((await app.inject({ url: pathOf(id), headers: again })).statusCode).toBe(304)
    const grace = await createMember(app, 'grace')
    expect((await grace.request('GET', pathOf(id))).statusCode).toBe(404)
    expect((await grace.request('DELETE', pathOf(id))).statusCode).toBe(404)
    expect((await send(id, png, 'band.png', { as: grace })).statusCode).toBe(404)
    expect((await browser(app).request('GET', pathOf(id))).statusCode).toBe(401)
    expect((await ada.request('GET', pathOf(randomUUID()))).statusCode).toBe(404)
    expect((await ada.request('GET', pathOf(id))).statusCode).toBe(200)
  })

  it('is removed by itself, and with its entry', async () => {
    const [alone, together] = [await addEntry(ada), await addEntry(ada)]
    const before = await stored()
    await send(alone, png)
    await send(together, png)
    expect((await ada.request('DELETE', pathOf(alone))).json()).toMatchObject({ id: alone, photoId: null })
    expect((await ada.request('DELETE', pathOf(alone))).statusCode).toBe(200)
    await ada.request('DELETE', `/api/journal/entries/${together}`)
    expect(await stored()).toBe(before)
  })

  it('is in the export of the account, and goes with the account', async () => {
    const ida = await createMember(app, 'ida')
    const id = await addEntry(ida)
    await send(id, png, 'band.png', { as: ida })
    const { tables } = (await ida.request('GET', '/api/account/summary')).json()
    expect(tables).toContainEqual({ name: 'journal_photos', rows: 1, label: 'photo in your journal' })
    const files = unzipSync((await ida.request('GET', '/api/account/export')).rawPayload)
    expect((await sharp(Buffer.from(files[`journal_photos/${id}.jpg`]!)).metadata()).format).toBe('jpeg')
    const rows = JSON.parse(Buffer.from(files['tables/journal_photos.json']!).toString())
    expect(rows).toEqual([{ entry_id: id, saved_at: expect.any(String) }])
    await ida.request('POST', '/api/account/delete', { password: ida.password })
    const left = 'select 1 from journal_photos where user_id = $1'
    expect((await app.database.owner.query(left, [ida.id])).rows).toEqual([])
  })
})

describe('An unacceptable upload', () => {
  const vector = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')
  test.each<[what: string, bytes: () => Buffer | Promise<Buffer>, name: string, error: string]>([
    ['an empty file', () => Buffer.alloc(0), 'band.png', noPhotoChosen],
    ['10 MB', () => Buffer.concat([png, Buffer.alloc(photoBytesLimit)]), 'band.png', photoTooLarge],
    ['SVG called PNG', () => vector, 'band.png', photoNotSupported],
    ['a GIF', () => moving(2), 'band.gif', photoNotSupported],
    ['a GIF called PNG', () => moving(2), 'band.png', photoNotSupported],
    ['WebP called JPG', () => plain().webp().toBuffer(), 'band.jpg', photoNotSupported],
    ['PNG called JPG', () => png, 'band.jpg', photoNotSupported],
    ['another extension', () => png, 'band.png.exe', photoNotSupported],
    ['a JPG cut off', () => jpeg.subarray(0, jpeg.length - 40), 'band.jpg', photoUnreadable],
    ['a PNG that announces 900 megapixels', () => pngOf(30_000, 30_000, 1), 'band.png', photoUnreadable],
    ['a PNG with fewer lines than it announces', () => pngOf(500, 500, 20), 'band.png', photoUnreadable],
  ])('is refused, and the photo before stays: %s', async (_what, bytes, name, error) => {
    const id = await addEntry(ada)
    await send(id, png)
    const before = await photoIdOf(ada, id)
    const answer = await send(id, await bytes(), name)
    expect([answer.statusCode >= 400 && answer.statusCode < 500, answer.json().error]).toEqual([true, error])
    expect(await photoIdOf(ada, id)).toBe(before)
  })

  it('is one with another content type, or without a session', async () => {
    const id = await addEntry(ada)
    const form = await send(id, png, 'band.png', { type: 'multipart/form-data; boundary=x' })
    expect(form.json().error).toBe(photoNotSupported)
    expect((await send(id, png, 'band.png', { as: { ...ada, cookies: new Map() } })).statusCode).toBe(401)
  })
})
