import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { browser, createMember, grantAdmin, type TestMember } from '#test/members.ts'
import { alreadyListed, maxLoungeWords } from '../lexicon.contract.ts'

const ids = [
  '0192f1d4-5c1a-7e11-9b0a-000000000001',
  '0192f1d4-5c1a-7e11-9b0a-000000000002',
  '0192f1d4-5c1a-7e11-9b0a-000000000003',
] as const
const zino = { written: 'Zino', spoken: 'zeeno' }

let server: TestApp
let ada: TestMember
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ validatesResponses: true })
  ada = await createMember(server, 'ada')
  await grantAdmin(server, ada)
  grace = await createMember(server, 'grace')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.owner.query('delete from lexicon_words')
})

const save = (id: string, word: object, by: Pick<TestMember, 'request'> = ada) =>
  by.request('PUT', `/api/admin/lexicon/${id}`, word)
const remove = (id: string, by: Pick<TestMember, 'request'> = ada) =>
  by.request('DELETE', `/api/admin/lexicon/${id}`)
const wordsFor = async (member: Pick<TestMember, 'request'>) =>
  (await member.request('GET', '/api/lexicon')).json().words

describe('The words of a lounge', () => {
  test('are changed by admins, and read by every member from then on', async () => {
    expect(await wordsFor(grace)).toEqual([])
    const saved = await save(ids[0], zino)
    expect([saved.statusCode, saved.json()]).toEqual([200, { id: ids[0], ...zino }])
    expect(await wordsFor(grace)).toEqual([{ id: ids[0], ...zino }])
    await save(ids[0], { ...zino, spoken: 'zye no' })
    await save(ids[1], { written: '  Casa \t Magna ', spoken: 'cassa  mahgna' })
    expect(await wordsFor(grace)).toEqual([
      { id: ids[1], written: 'Casa Magna', spoken: 'cassa mahgna' },
      { id: ids[0], written: 'Zino', spoken: 'zye no' },
    ])
    expect((await remove(ids[0])).json()).toEqual({ done: true })
    expect((await remove(ids[0])).json()).toEqual({ done: true })
    expect(await wordsFor(grace)).toHaveLength(1)
  })

  test('are in the audit log with who saved and who removed them', async () => {
    await server.database.owner.query('truncate audit_log')
    await save(ids[0], zino)
    await save(ids[1], zino)
    await remove(ids[0])
    await remove(ids[0])
    const { rows } = await server.database.owner.query(
      'select actor_id, action, target, details from audit_log order by position',
    )
    const entry = { actor_id: ada.id, target: ids[0], details: zino }
    expect(rows).toEqual([
      { ...entry, action: 'pronunciation.save' },
      { ...entry, action: 'pronunciation.remove' },
    ])
  })

  test('are closed to visitors, and open to members for reading alone', async () => {
    const visitor = browser(server)
    expect((await visitor.request('GET', '/api/lexicon')).statusCode).toBe(401)
    for (const [client, status] of [
      [visitor, 401],
      [grace, 403],
    ] as const) {
      expect((await save(ids[0], zino, client)).statusCode).toBe(status)
      expect((await remove(ids[0], client)).statusCode).toBe(status)
    }
    expect(await wordsFor(ada)).toEqual([])
  })

  test('are said in one way each, however they are written', async () => {
    await save(ids[0], { written: 'Padrón', spoken: 'pa thron' })
    for (const written of ['padron', 'PADRÓN', 'Padro\u0301n']) {
      const answer = await save(ids[1], { written, spoken: 'other' })
      expect([answer.statusCode, answer.json().error]).toEqual([409, alreadyListed])
    }
    expect((await save(ids[0], { written: 'padron', spoken: 'pa thron' })).statusCode).toBe(200)
    await remove(ids[0])
    expect((await save(ids[1], { written: 'padron', spoken: 'other' })).statusCode).toBe(200)
  })

  test('are one word where two admins add the same at once', async () => {
    const answers = await Promise.all(ids.map(id => save(id, zino)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(await wordsFor(grace)).toHaveLength(1)
  })

  test.each([
    ['no word', { ...zino, written: ' ' }, 'written', 'Please enter the word'],
    ['no way to say it', { ...zino, spoken: '' }, 'spoken', 'Please enter how it is said'],
    ['a word that is too long', { ...zino, written: 'z'.repeat(61) }, 'written', /under 61/],
    ['a way to say it that is too long', { ...zino, spoken: 'z'.repeat(121) }, 'spoken', /under 121/],
    ['a word of signs', { ...zino, written: '&' }, 'written', /letters, digits/],
    ['Markdown', { ...zino, written: '[Zino](https://zino.example)' }, 'written', /letters, digits/],
    ['the language of a voice', { ...zino, spoken: '<break time="9s"/>' }, 'spoken', /letters, digits/],
    ['the end of a sentence', { ...zino, spoken: 'zee. No' }, 'spoken', /letters, digits/],
    ['an emoji', { ...zino, spoken: 'zeeno 🔥' }, 'spoken', /letters, digits/],
    ['a line break that hides', { ...zino, spoken: 'zee\u0000no' }, 'spoken', /stored|letters, digits/],
  ])('are not saved with %s', async (_, wrong, field, sentence) => {
    const answer = await save(ids[0], wrong)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields[field]).toMatch(sentence)
    expect(await wordsFor(grace)).toEqual([])
  })

  test.each(['not-an-id', '1', '%00'])('have an id, which %s is not', async id => {
    expect((await save(id, zino)).statusCode).toBe(422)
    expect((await remove(id)).statusCode).toBe(422)
  })

  test(`are ${maxLoungeWords} at most, which can still be changed`, async () => {
    await server.database.owner.query(
      `insert into lexicon_words select gen_random_uuid(), 'word ' || n, 'word ' || n, 'word' from generate_series(2, $1) n`,
      [maxLoungeWords],
    )
    expect((await save(ids[0], zino)).statusCode).toBe(200)
    const full = await save(ids[1], { written: 'Ashton', spoken: 'ash tun' })
    expect([full.statusCode, full.json().code]).toEqual([409, 'LEXICON_FULL'])
    expect((await save(ids[0], { ...zino, spoken: 'zye no' })).statusCode).toBe(200)
  })
})
