import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { Readable } from 'node:stream'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDiskStorage } from '#platform/server/storage/open-disk-storage.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { browser, createMember, type TestMember } from '#test/members.ts'
import { moving, plain, pngOf } from '#test/pictures.ts'
import { waitFor } from '#test/wait-for.ts'
import { avatarNotSupported, avatarTooLarge, avatarUploadFailed, noAvatarChosen } from '../avatar.rules.ts'
import { runSweepPictures } from './sweep-pictures.job.ts'

let app: TestApp
let grace: TestMember
beforeAll(async () => {
  app = await startApp({ doesJobs: true })
  grace = await createMember(app, 'grace')
})
afterAll(() => app.close())

const jpeg = await plain().jpeg().toBuffer()
const png = await plain().png().toBuffer()
const gif = await moving(6)
const script = Buffer.from('<script>alert(1)</script>')

function send(bytes: Buffer, name: string, { square = '', type = 'image/png', to = app, as = grace } = {}) {
  return to.inject({
    method: 'PUT',
    url: `/api/profile/avatar?name=${encodeURIComponent(name)}${square}`,
    headers: { cookie: cookieOf(as), 'content-type': type },
    payload: bytes,
  })
}

const cookieOf = ({ cookies }: TestMember) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const files = async (storage: Storage = app.storage) =>
  (await storage.list('avatars')).map(({ name }) => name)
const avatarUrlOf = async (person: TestMember) =>
  (await person.request('GET', '/api/me')).json().profile.avatar_url as string | null
const savedPicture = async () => (await grace.request('GET', (await avatarUrlOf(grace))!)).rawPayload

describe('A picture', () => {
  test('is saved in its own format under a random name with its own extension', async () => {
    for (const [bytes, name, format] of [
      [jpeg, 'me.jpg', 'jpeg'],
      [jpeg, 'me.JPEG', 'jpeg'],
      [png, '#features/etc/passwd.png', 'png'],
      [png, `${'x'.repeat(300)}.PNG`, 'png'],
      [gif, 'party.gif', 'gif'],
    ] as const) {
      const answer = await send(bytes, name, { type: 'application/octet-stream' })
      expect(answer.statusCode, answer.body).toBe(200)
      const { avatar_url: url } = answer.json()
      expect(url).toMatch(new RegExp(`^/avatars/[0-9a-f]{32}\\.${name.split('.').at(-1)!.toLowerCase()}$`))
      expect(await avatarUrlOf(grace)).toBe(url)
      const head = await sharp(await savedPicture()).metadata()
      expect([head.format, head.width, head.height]).toEqual([format, 40, 40])
    }
  })

  test('is served to members only, with headers that allow nothing but display', async () => {
    await send(jpeg, 'me.jpeg')
    const url = (await avatarUrlOf(grace))!
    const { headers, statusCode } = await grace.request('GET', url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': 'inline; filename="avatar.jpeg"',
      'cache-control': 'private, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect((await browser(app).request('GET', url)).statusCode).toBe(401)
    for (const missing of ['/avatars/x.png', '/avatars/..%2f..%2fsecret', `/avatars/${'0'.repeat(32)}.png`])
      expect((await grace.request('GET', missing)).statusCode, missing).toBe(404)
  })

  test('loses metadata, color profiles and data behind its end', async () => {
    const withMetadata = await plain()
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect(withMetadata.includes('secret place')).toBe(true)
    for (const [bytes, name] of [
      [Buffer.concat([withMetadata, script]), 'me.jpg'],
      [Buffer.concat([png, script]), 'me.png'],
      [Buffer.concat([gif, script]), 'me.gif'],
    ] as const) {
      expect((await send(bytes, name)).statusCode, name).toBe(200)
      const clean = await savedPicture()
      expect([clean.includes('secret place'), clean.includes('script')], name).toEqual([false, false])
      const { exif, icc, xmp, iptc } = await sharp(clean).metadata()
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
    }
  })

  test('stays animated, and is limited to 512 pixels, animated ones to 256', async () => {
    await send(gif, 'me.gif')
    const head = await sharp(await savedPicture(), { animated: true }).metadata()
    expect([head.pages, head.delay?.[0], head.pageHeight]).toEqual([6, 70, 40])
    await send(await plain(1200, 900).png().toBuffer(), 'me.png')
    expect(await sharp(await savedPicture()).metadata()).toMatchObject({ width: 512, height: 512 })
  })

  test('is cropped to the chosen square as displayed, for every EXIF orientation', async () => {
    // As displayed: red at the upper left, blue at the lower right.
    const corner = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const upright = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'blue' } })
      .composite([{ input: corner, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const rotations: Record<number, (image: Sharp) => Sharp> = {
      1: image => image,
      2: image => image.flop(),
      3: image => image.rotate(180),
      4: image => image.flip(),
      6: image => image.rotate(270),
      8: image => image.rotate(90),
    }
    for (const [orientation, rotate] of Object.entries(rotations)) {
      const raw = await rotate(sharp(upright)).png().toBuffer()
      const photo = await sharp(raw)
        .withMetadata({ orientation: Number(orientation) })
        .png()
        .toBuffer()
      for (const [square, color] of [
        ['&x=0&y=0&size=20', [255, 0, 0]],
        ['&x=40&y=20&size=20', [0, 0, 255]],
      ] as const) {
        expect((await send(photo, 'me.png', { square })).statusCode).toBe(200)
        const { data, info } = await sharp(await savedPicture())
          .raw()
          .toBuffer({ resolveWithObject: true })
        expect([...data.subarray(0, 3), info.width, info.height], `${orientation} ${square}`).toEqual([
          ...color,
          20,
          20,
        ])
      }
    }
  })

  test('can be removed', async () => {
    await send(png, 'me.png')
    expect((await grace.request('DELETE', '/api/profile/avatar')).json()).toMatchObject({ avatar_url: null })
    expect((await grace.request('DELETE', '/api/profile/avatar')).statusCode).toBe(200)
    await waitFor(async () => expect(await files()).toEqual([]), 8_000)
  })
})

describe('An unacceptable upload', () => {
  const maxBytes = 2 * 1024 * 1024
  const vector = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')
  const refused: [what: string, bytes: () => Buffer | Promise<Buffer>, name: string, error: string][] = [
    ['an empty file', () => Buffer.alloc(0), 'me.png', noAvatarChosen],
    ['2 MB', () => Buffer.concat([png, Buffer.alloc(maxBytes - png.length)]), 'me.png', avatarTooLarge],
    ['SVG', () => vector, 'me.svg', avatarNotSupported],
    ['SVG called PNG', () => vector, 'me.png', avatarNotSupported],
    ['HTML', () => script, 'me.html', avatarNotSupported],
    ['HTML called GIF', () => script, 'me.gif', avatarNotSupported],
    [
      'a script that starts like a GIF',
      () => Buffer.from('GIF89a=1;alert(1)//'),
      'me.gif',
      avatarUploadFailed,
    ],
    ['PDF', () => Buffer.from('%PDF-1.7\n%%EOF'), 'me.pdf', avatarNotSupported],
    ['WebP', () => plain().webp().toBuffer(), 'me.webp', avatarNotSupported],
    ['WebP called JPG', () => plain().webp().toBuffer(), 'me.jpg', avatarNotSupported],
    ['AVIF called PNG', () => plain().avif().toBuffer(), 'me.png', avatarNotSupported],
    ['PNG called JPG', () => png, 'me.jpg', avatarNotSupported],
    ['JPG called GIF', () => jpeg, 'me.gif', avatarNotSupported],
    ['no extension', () => png, 'png', avatarNotSupported],
    ['another extension', () => png, 'me.png.exe', avatarNotSupported],
    ['a zero byte in the extension', () => png, 'me.png\0', avatarNotSupported],
    ['a right-to-left override in the extension', () => png, 'me.\u202Egnp', avatarNotSupported],
    ['a JPG cut off', () => jpeg.subarray(0, jpeg.length - 40), 'me.jpg', avatarUploadFailed],
    ['a PNG cut off', () => png.subarray(0, 60), 'me.png', avatarUploadFailed],
    ['a GIF cut off', () => gif.subarray(0, gif.length - 30), 'me.gif', avatarUploadFailed],
    ['a PNG that announces 900 megapixels', () => pngOf(30_000, 30_000, 1), 'me.png', avatarUploadFailed],
    ['a PNG with 25 megapixels', () => pngOf(5_000, 5_000), 'me.png', avatarUploadFailed],
    ['a PNG with fewer lines than it announces', () => pngOf(500, 500, 20), 'me.png', avatarUploadFailed],
    ['a GIF of 201 frames', () => moving(201), 'me.gif', avatarUploadFailed],
  ]

  test.each(refused)('is refused: %s', async (_what, bytes, name, error) => {
    await send(png, 'before.png')
    const before = await avatarUrlOf(grace)
    const answer = await send(await bytes(), name)
    expect([answer.statusCode >= 400 && answer.statusCode < 500, answer.json().error]).toEqual([true, error])
    expect(await avatarUrlOf(grace)).toBe(before)
    await waitFor(async () => expect(await files()).toEqual([before!.slice(1)]), 8_000)
  })

  test('is refused by its content-length before a byte is read, or else while it streams', async () => {
    const announced = await app.inject({
      method: 'PUT',
      url: '/api/profile/avatar?name=a.png',
      headers: { cookie: cookieOf(grace), 'content-type': 'image/png', 'content-length': String(maxBytes) },
      payload: png,
    })
    expect([announced.statusCode, announced.json().code]).toEqual([413, 'IMAGE_TOO_LARGE'])
    let sentBytes = 0
    const endless = function* () {
      for (;;) {
        sentBytes += 16 * 1024
        yield Buffer.alloc(16 * 1024)
      }
    }
    const streamed = await app.inject({
      method: 'PUT',
      url: '/api/profile/avatar?name=a.png',
      headers: { cookie: cookieOf(grace), 'content-type': 'image/png' },
      payload: Readable.from(endless()),
    })
    expect([streamed.statusCode, streamed.json().code]).toEqual([413, 'IMAGE_TOO_LARGE'])
    expect(streamed.headers.connection).toBe('close')
    expect(sentBytes).toBeLessThan(maxBytes + 600 * 1024)
  })

  test('is a crop outside the picture, or an incomplete crop', async () => {
    for (const square of [
      '&x=30&y=10&size=40',
      '&x=0&y=0&size=41',
      '&x=-1&y=0&size=9',
      '&x=1&y=1',
      '&x=0.5&y=0&size=9',
    ])
      expect((await send(png, 'me.png', { square })).statusCode, square).toBe(422)
  })

  test('is one with another content type, or without a session', async () => {
    const form = await send(png, 'me.png', { type: 'multipart/form-data; boundary=x' })
    expect(form.json().error).toBe(avatarNotSupported)
    expect((await send(png, 'me.png', { as: { ...grace, cookies: new Map() } })).statusCode).toBe(401)
  })
})

test('Twenty decompression bombs at once are all refused without using much memory', async () => {
  const bomb = pngOf(30_000, 30_000, 15)
  await send(png, 'me.png')
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 5)
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(bomb, 'me.png')))
  clearInterval(watch)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([422]))
  expect((peak - before) / 1024 / 1024).toBeLessThan(150)
})

test('A full disk is reported as such and leaves no file and no changed row', async () => {
  const root = mkdtempSync(joinPath(tmpdir(), 'smoke-deck-full-'))
  const storage = await openDiskStorage(root, async (file, bytes) => {
    await file.write(bytes.subarray(0, 10))
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
  const full = await startApp({ storage })
  const ada = await createMember(full, 'ada')
  const answer = await send(png, 'me.png', { to: full, as: ada })
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'NO_SPACE'])
  expect(await avatarUrlOf(ada)).toBeNull()
  expect([await files(storage), readdirSync(`${root}/.unfinished`)]).toEqual([[], []])
  await full.close()
  rmSync(root, { recursive: true, force: true })
})

test('A failed row update leaves no file, and unreferenced files are removed after an hour', async () => {
  await send(png, 'me.png')
  const before = (await avatarUrlOf(grace))!
  await app.database.owner.query(`
    create function fail_update() returns trigger language plpgsql as $$ begin raise exception 'spoiled'; end $$;
    create trigger fail_update before update on profiles for each row execute function fail_update()`)
  expect((await send(jpeg, 'me.jpg')).statusCode).toBe(500)
  await app.database.owner.query('drop trigger fail_update on profiles')
  expect(await avatarUrlOf(grace)).toBe(before)
  await waitFor(async () => expect(await files()).toEqual([before.slice(1)]), 8_000)
  await app.storage.save('avatars/0123.png', png)
  await runSweepPictures(app.storage, app.database.auth)
  expect(await files()).toHaveLength(2)
  await runSweepPictures(app.storage, app.database.auth, Date.now() + 2 * 60 * 60 * 1000)
  expect(await files()).toEqual([before.slice(1)])
})
