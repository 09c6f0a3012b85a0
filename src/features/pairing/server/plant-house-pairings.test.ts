import { resolve } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openHouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { freshDatabase, type TestDatabase } from '#test/database.ts'
import { plantHousePairings } from './plant-house-pairings.ts'
import { readHousePairings, type WrittenPairing } from './read-house-pairings.ts'

const data = resolve(import.meta.dirname, '../../../../data')
const written = readHousePairings(`${data}/house-pairings.md`, openHouseCatalogue(data)).slice(0, 3)
const [first, second, third] = written as [WrittenPairing, WrittenPairing, WrittenPairing]

let database: TestDatabase
const all: TestDatabase[] = []
beforeEach(async () => {
  database = await freshDatabase()
  all.push(database)
})
afterAll(() => Promise.all(all.map(each => each.close())))

const plant = (rows: WrittenPairing[]) =>
  database.inTransaction(undefined, transaction => plantHousePairings(transaction, rows))
const ask = async (question: string, values: unknown[] = []) =>
  (await database.owner.query(question, values)).rows
const descriptionOf = async ({ slug }: WrittenPairing) =>
  (await ask('select description from pairings where slug = $1', [slug]))[0]?.description

describe('planting the pairings of the house', () => {
  it('writes every row whole, and features the first of the file', async () => {
    await plant(written)
    expect(await ask('select slug from pairings where is_featured and featured_at is not null')).toEqual([
      { slug: first.slug },
    ])
    expect(await ask('select * from pairings where slug = $1', [third.slug])).toMatchObject([third])
  })

  it('takes over what was written anew in the file', async () => {
    await plant(written)
    await plant([first, { ...second, description: 'Better said.' }, third])
    expect(await descriptionOf(second)).toBe('Better said.')
    await plant([first, { ...second, description: 'Better still.' }, third])
    expect(await descriptionOf(second)).toBe('Better still.')
    expect(await ask('select count(*)::int from pairings')).toEqual([{ count: 3 }])
  })

  it('leaves alone what somebody edited in the house, even after it was planted twice', async () => {
    await plant(written)
    await plant([first, { ...second, spirit_desc: 'Written anew.' }, third])
    await ask("update pairings set description = 'As the owner has it.' where slug = $1", [second.slug])
    await plant([first, { ...second, spirit_desc: 'Once more.' }, third])
    const [row] = await ask('select spirit_desc, description from pairings where slug = $1', [second.slug])
    expect(row).toEqual({ spirit_desc: 'Written anew.', description: 'As the owner has it.' })
  })

  it('knows an edited row again under another address', async () => {
    await plant(written)
    await ask("update pairings set slug = 'house-special', title = 'House & Special' where slug = $1", [
      second.slug,
    ])
    await plant(written)
    expect(await ask('select count(*)::int from pairings')).toEqual([{ count: 3 }])
  })

  it('does not bring back what somebody removed', async () => {
    await plant(written)
    await ask('delete from pairings where slug = $1', [third.slug])
    await plant([first, second, { ...third, description: 'Come and see.' }])
    expect(await descriptionOf(third)).toBeUndefined()
  })

  it('leaves the pick of an evening as it is, and a row of the house’s own under the same address', async () => {
    await ask(
      "insert into pairings (title, slug, is_featured, description) values ('Mine', $1, true, 'Mine.')",
      [second.slug],
    )
    await plant(written)
    expect(await ask('select title, description from pairings where is_featured')).toEqual([
      { title: 'Mine', description: 'Mine.' },
    ])
  })
})
