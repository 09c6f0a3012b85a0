import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const vault = '/api/saved-pairings'
const known = {
  cigar_name: 'Padrón 1964 Anniversary Maduro',
  pairing_type: 'spirit',
  pairing_name: 'Ron Zacapa Centenario 23',
  notes: 'Saved by hand.',
}

const advise = async (person: TestMember) =>
  (await person.request('POST', '/api/arturo', { cigar: 'oliva serie v melanio' })).json()
const read = async (person: TestMember, id: string) => (await person.request('GET', `${vault}/${id}`)).json()
const save = async (person: TestMember, changes: object = {}) =>
  (await person.request('POST', vault, { ...known, ...changes })).json()
const share = async (person: TestMember, id: string): Promise<string> =>
  (await person.request('POST', `${vault}/${id}/share`, {})).json().shared_path
const store = (id: string, result: unknown) =>
  server.database.owner.query('update saved_pairings set result = $2 where id = $1', [
    id,
    JSON.stringify(result),
  ])

describe('the result of a saved pairing', () => {
  it('is not called close to a text that is no longer there', async () => {
    const grace = await createMember(server, 'close')
    const { saved } = await advise(grace)
    const change = `update saved_pairings set result = jsonb_set(result, '{cigar,recognition}', '"close"') where id = $1`
    expect((await server.database.owner.query(change, [saved.id])).rowCount).toBe(1)
    expect((await read(grace, saved.id)).result).toMatchObject({
      isComputedNow: false,
      cigar: { recognition: 'exact' },
    })
  })

  it('is kept as it was recommended: score, every point, both profiles, pour and runners-up', async () => {
    const grace = await createMember(server, 'grace')
    const { saved, cigar, drinks } = await advise(grace)
    const [first, ...others] = drinks
    const { result } = await read(grace, saved.id)
    expect(result).toMatchObject({
      isComputedNow: false,
      score: first.score,
      verdict: first.verdict,
      reasons: first.reasons,
      thirds: first.thirds,
      cigar,
      drink: { id: first.id, serve: first.serve, glass: first.glass, flavour: first.flavour },
    })
    expect(result.others).toEqual(
      others.map(({ id, name, score, verdict }: typeof first) =>
        expect.objectContaining({
          of: 'drink',
          id,
          name,
          score,
          verdict,
          drawing: expect.objectContaining({ drink: expect.objectContaining({ name }) }),
        }),
      ),
    )
    const { pairings } = (await grace.request('GET', vault)).json()
    expect(pairings).toMatchObject([{ id: saved.id, score: first.score }])
  })

  it('is kept for cigars that were recommended for a drink, too', async () => {
    const ada = await createMember(server, 'ada')
    const { saved, cigars } = (
      await ada.request('POST', '/api/arturo/cigars', { drink: 'Lagavulin 16' })
    ).json()
    const { result } = await read(ada, saved.id)
    expect(result).toMatchObject({ score: cigars[0].score, cigar: { id: cigars[0].id } })
    expect(result.others).toMatchObject(
      cigars.slice(1).map(({ id, score }: { id: string; score: number }) => ({ of: 'cigar', id, score })),
    )
  })

  it('is computed when a pairing is opened that was saved without one, if both names are known', async () => {
    const mary = await createMember(server, 'mary')
    const { id, score } = await save(mary)
    expect(score).toBeNull()
    const { result } = await read(mary, id)
    expect(result).toMatchObject({ isComputedNow: true, others: [], drink: { name: known.pairing_name } })
    const points = result.reasons.map((reason: { points: number }) => reason.points)
    expect(points.reduce((sum: number, point: number) => sum + point, 0)).toBe(result.score)
    for (const unknown of [{ cigar_name: 'A stick of my own' }, { pairing_name: 'House rum' }])
      expect((await read(mary, (await save(mary, unknown)).id)).result).toBeNull()
  })

  it('is computed again if the kept one cannot be read', async () => {
    const lise = await createMember(server, 'lise')
    const { id } = await save(lise)
    const path = await share(lise, id)
    for (const unreadable of [{ version: 99, score: 12 }, { version: 1 }, [], 'text', null, { score: '7' }]) {
      await store(id, unreadable)
      const answer = await lise.request('GET', `${vault}/${id}`)
      expect([answer.statusCode, answer.json().result.isComputedNow]).toEqual([200, true])
      expect((await server.inject(path)).statusCode).toBe(200)
    }
  })

  it('is shared without what the stars of the member say', async () => {
    const [rosa, emmy] = [await createMember(server, 'rosa'), await createMember(server, 'emmy')]
    const { saved, drinks } = await advise(rosa)
    const { isComputedNow: _, ...result } = (await read(rosa, saved.id)).result
    const ownTaste = { points: 3, text: 'You rated rum high', isOwnTaste: true }
    const reasons = [...result.reasons, ownTaste]
    await store(saved.id, { ...result, version: 1, reasons, score: result.score + 3 })
    expect((await read(rosa, saved.id)).result).toMatchObject({ score: drinks[0].score + 3, reasons })
    const code = (await share(rosa, saved.id)).split('/').at(-1)
    const copy = (await emmy.request('POST', `/api/shared-pairings/${code}/keep`, {})).json()
    expect(copy).toMatchObject({ isNew: true, score: drinks[0].score, status: 'looked up', own_notes: null })
    const { reasons: shared } = (await read(emmy, copy.id)).result
    expect(shared).toEqual(drinks[0].reasons)
    expect((await server.inject(`/shared/${code}`)).body).not.toContain(ownTaste.text)
  })
})
