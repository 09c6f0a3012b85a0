import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { openVault } from './open-vault.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const vault = '/api/saved-pairings'
const pairing = {
  cigar_name: 'Padrón 1964 Exclusivo',
  pairing_type: 'spirit' as const,
  pairing_name: 'Ron Zacapa 23',
  notes: 'Cocoa meets cane.',
}
const save = async (person: TestMember, changes: object = {}) =>
  (await person.request('POST', vault, { ...pairing, ...changes })).json()

describe('a saved pairing', () => {
  it('can be read by its id', async () => {
    const rosa = await createMember(server, 'rosa')
    const { isNew: _, ...row } = await save(rosa)
    expect((await rosa.request('GET', `${vault}/${row.id}`)).json()).toEqual({ ...row, result: null })
    expect((await rosa.request('GET', `${vault}/nonsense`)).statusCode).toBe(422)
  })

  it('has a drawing of what is named unambiguously, and an outline for another cigar', async () => {
    const mary = await createMember(server, 'mary')
    const drawingOf = async (cigar_name: string, pairing_name: string, pairing_type = 'spirit') =>
      (await save(mary, { cigar_name, pairing_name, pairing_type })).drawing
    expect(await drawingOf('padron 1964 anniversary maduro', 'RON ZACAPA CENTENARIO 23')).toMatchObject({
      cigar: { brand: 'Padrón', line: '1964 Anniversary Maduro' },
      drink: { name: 'Ron Zacapa Centenario 23', kind: 'spirit' },
    })
    for (const cigar of ['Padron', 'a robusto of my own'])
      expect(await drawingOf(cigar, 'Ron Zacapa Centenario 23'), cigar).toMatchObject({
        cigar: { line: cigar, drawing: null },
        drink: { name: 'Ron Zacapa Centenario 23' },
      })
    for (const [cigar, drink, type] of [
      ['Padron 1964 Anniversary Maduro', 'Ron Zacapa, or so'],
      ['Padron 1964 Anniversary Maduro', 'Ron Zacapa Centenario 23', 'wine'],
    ] as const)
      expect(await drawingOf(cigar, drink, type), `${cigar} & ${drink}`).toBeNull()
    const ofUnknownDrink = { cigar_name: 'Padron 1964 Anniversary Maduro', pairing_name: 'My own rum' }
    expect((await save(mary, ofUnknownDrink)).cigar_alone).toMatchObject({
      brand: 'Padrón',
      drawing: { lengthInches: expect.any(Number) },
    })
    expect(
      (await save(mary, { ...ofUnknownDrink, cigar_name: 'A robusto of my own' })).cigar_alone,
    ).toBeNull()
  })

  it('is drawn by its ids if it was saved with them', async () => {
    const lise = await createMember(server, 'lise')
    const openedVault = openVault(server)
    const ids = { cigar_id: 'padron-1964-anniversary-maduro', drink_id: 'moscow-mule' }
    const { id } = await openedVault.save(lise.id, { ...pairing, ...ids })
    const row = (await lise.request('GET', `${vault}/${id}`)).json()
    expect(row.drawing).toMatchObject({ cigar: { brand: 'Padrón' }, drink: { name: 'Moscow Mule' } })
    await lise.request('PATCH', `${vault}/${id}`, { rating: 2 })
    await save(lise, { pairing_name: 'Never rated' })
    expect(await openedVault.ratingsOf(lise.id)).toEqual([{ ...ids, rating: 2 }])
  })
  it('uses ids from the client only if they match the names', async () => {
    const kay = await createMember(server, 'kay')
    const { cigars, drinks } = server.catalogue
    const cigar = cigars.find(({ brand, line }) => brand === 'Cohiba' && /robusto/i.test(line)) ?? cigars[0]!
    const drink = drinks.find(({ kind }) => kind === 'wine')!
    const fitting = {
      cigar_name: cigarName(cigar),
      cigar_id: cigar.id,
      pairing_type: 'wine',
      pairing_name: drink.name,
      drink_id: drink.id,
    }
    const idsOf = async (sent: object) => {
      const { id, drawing } = await save(kay, sent)
      const { rows } = await server.database.owner.query(
        'select cigar_id, drink_id from saved_pairings where id = $1',
        [id],
      )
      return { ...rows[0], isDrawn: Boolean(drawing?.cigar.drawing) }
    }
    const { cigar_id, drink_id } = fitting
    expect(await idsOf(fitting)).toEqual({ cigar_id, drink_id, isDrawn: true })
    for (const mismatch of [{ cigar_name: 'From the drawer' }, { cigar_name: 'Qwertz', cigar_id: 'no-such' }])
      expect(await idsOf({ ...fitting, ...mismatch })).toEqual({ cigar_id: null, drink_id, isDrawn: false })
    for (const mismatch of [{ pairing_name: 'Rain' }, { pairing_type: 'spirit' }])
      expect(await idsOf({ ...fitting, ...mismatch })).toEqual({ cigar_id, drink_id: null, isDrawn: false })
  })

  it('is unchanged when advice saves it again, and is not new', async () => {
    const nora = await createMember(server, 'nora')
    const openedVault = openVault(server)
    const first = await openedVault.save(nora.id, { ...pairing, notes: 'The advice.' })
    expect(first).toMatchObject({ isNew: true, rating: null })
    await nora.request('PATCH', `${vault}/${first.id}`, { rating: 5 })
    await save(nora, { notes: 'My own words.' })
    const again = await openedVault.save(nora.id, { ...pairing, notes: 'The advice.' })
    expect(again).toMatchObject({ id: first.id, isNew: false, rating: 5 })
    expect((await nora.request('GET', `${vault}/${first.id}`)).json().notes).toBe('My own words.')
  })

  it('gets new notes only if it still has the notes of the advice', async () => {
    const joan = await createMember(server, 'joan')
    const openedVault = openVault(server)
    const { id } = await openedVault.save(joan.id, pairing)
    expect(await openedVault.replaceNotes(joan.id, { ...pairing, pairing_type: 'wine' }, 'A wine.')).toBe(
      false,
    )
    expect(await openedVault.replaceNotes(joan.id, pairing, 'A story.')).toBe(true)
    expect(await openedVault.replaceNotes(joan.id, pairing, 'Another story.')).toBe(false)
    expect((await joan.request('GET', `${vault}/${id}`)).json().notes).toBe('A story.')
  })

  it('is among the latest 500 ratings, with ties in a stable order', async () => {
    const vera = await createMember(server, 'vera')
    await server.database.owner.query(
      `insert into saved_pairings (id, user_id, cigar_name, pairing_type, pairing_name, notes, rating, created_at)
       select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, 'Cigar', 'wine', 'Drink ' || n, 'Note',
         case when n <= 20 then 1 else 5 end, timestamptz '2026-01-01'
       from generate_series(1, 520) n order by n % 7, n`,
      [vera.id],
    )
    const ratings = await openVault(server).ratingsOf(vera.id)
    expect(ratings).toHaveLength(500)
    expect(ratings.filter(({ rating }) => rating === 1)).toEqual([])
  })
})
