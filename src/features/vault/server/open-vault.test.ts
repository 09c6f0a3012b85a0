import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { join, type Person } from '#test/people.ts'
import { openVault } from './open-vault.ts'

let house: TestApp
beforeAll(async () => {
  house = await startApp({ isPlanted: false })
})
afterAll(() => house.close())

const vault = '/api/saved-pairings'
const pairing = {
  cigar_name: 'Padrón 1964 Exclusivo',
  pairing_type: 'spirit' as const,
  pairing_name: 'Ron Zacapa 23',
  notes: 'Cocoa meets cane.',
}
const save = async (person: Person, changes: object = {}) =>
  (await person.ask('POST', vault, { ...pairing, ...changes })).json()

describe('a kept pairing', () => {
  it('is read by its id', async () => {
    const rosa = await join(house, 'rosa')
    const row = await save(rosa)
    expect((await rosa.ask('GET', `${vault}/${row.id}`)).json()).toEqual(row)
    expect((await rosa.ask('GET', `${vault}/nonsense`)).statusCode).toBe(422)
  })

  it('is drawn when both names can mean one thing only, and never as something else', async () => {
    const mary = await join(house, 'mary')
    const drawingOf = async (cigar_name: string, pairing_name: string, pairing_type = 'spirit') =>
      (await save(mary, { cigar_name, pairing_name, pairing_type })).drawing
    expect(await drawingOf('padron 1964 anniversary maduro', 'RON ZACAPA CENTENARIO 23')).toMatchObject({
      cigar: { brand: 'Padrón', line: '1964 Anniversary Maduro' },
      drink: { name: 'Ron Zacapa Centenario 23', kind: 'spirit' },
    })
    for (const [cigar, drink, type] of [
      ['Padron', 'Ron Zacapa Centenario 23'],
      ['a robusto of my own', 'Ron Zacapa Centenario 23'],
      ['Padron 1964 Anniversary Maduro', 'Ron Zacapa, or so'],
      ['Padron 1964 Anniversary Maduro', 'Ron Zacapa Centenario 23', 'wine'],
    ] as const)
      expect(await drawingOf(cigar, drink, type), `${cigar} & ${drink}`).toBeNull()
  })

  it('is drawn by its ids where whoever saves it knows them', async () => {
    const lise = await join(house, 'lise')
    const openedVault = openVault(house)
    const ids = { cigar_id: 'padron-1964-anniversary-maduro', drink_id: 'moscow-mule' }
    const { id } = await openedVault.save(lise.id, { ...pairing, ...ids })
    const row = (await lise.ask('GET', `${vault}/${id}`)).json()
    expect(row.drawing).toMatchObject({ cigar: { brand: 'Padrón' }, drink: { name: 'Moscow Mule' } })
    await lise.ask('PATCH', `${vault}/${id}`, { rating: 2 })
    await save(lise, { pairing_name: 'Never rated' })
    expect(await openedVault.ratingsOf(lise.id)).toEqual([{ ...ids, rating: 2 }])
  })
})
