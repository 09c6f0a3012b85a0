import { resolve } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { catalogue } from '#test/catalogue.ts'
import { freshDatabase, type TestDatabase } from '#test/database.ts'
import { type PairingEntry, readCuratedPairings } from './read-curated-pairings.ts'
import { seedCuratedPairings } from './seed-curated-pairings.ts'

const data = resolve(import.meta.dirname, '../../../../data')
const written = readCuratedPairings(`${data}/curated-pairings.md`, catalogue).slice(0, 3)
const [first, second, third] = written as [PairingEntry, PairingEntry, PairingEntry]

let database: TestDatabase
const all: TestDatabase[] = []
beforeEach(async () => {
  database = await freshDatabase()
  all.push(database)
})
afterAll(() => Promise.all(all.map(each => each.close())))

const seed = (rows: PairingEntry[]) =>
  inTransaction(database.service, undefined, transaction => seedCuratedPairings(transaction, rows))
const query = async (question: string, values: unknown[] = []) =>
  (await database.owner.query(question, values)).rows
const descriptionOf = async ({ slug }: PairingEntry) =>
  (await query('select description from pairings where slug = $1', [slug]))[0]?.description

describe('seeding the curated pairings', () => {
  it('writes every column and features the first of the file', async () => {
    await seed(written)
    expect(await query('select slug from pairings where is_featured and featured_at is not null')).toEqual([
      { slug: first.slug },
    ])
    expect(await query('select * from pairings where slug = $1', [third.slug])).toMatchObject([third])
  })

  it('updates rows that changed in the file', async () => {
    await seed(written)
    await seed([first, { ...second, description: 'Better said.' }, third])
    expect(await descriptionOf(second)).toBe('Better said.')
    await seed([first, { ...second, description: 'Better still.' }, third])
    expect(await descriptionOf(second)).toBe('Better still.')
    expect(await query('select count(*)::int from pairings')).toEqual([{ count: 3 }])
  })

  it('leaves edited rows alone, even after two seedings', async () => {
    await seed(written)
    await seed([first, { ...second, spirit_desc: 'Written anew.' }, third])
    await query("update pairings set description = 'As the owner has it.' where slug = $1", [second.slug])
    await seed([first, { ...second, spirit_desc: 'Once more.' }, third])
    const [row] = await query('select spirit_desc, description from pairings where slug = $1', [second.slug])
    expect(row).toEqual({ spirit_desc: 'Written anew.', description: 'As the owner has it.' })
  })

  it('recognizes an edited row with another slug', async () => {
    await seed(written)
    await query("update pairings set slug = 'our-special', title = 'Our & Special' where slug = $1", [
      second.slug,
    ])
    await seed(written)
    expect(await query('select count(*)::int from pairings')).toEqual([{ count: 3 }])
  })

  it('does not bring back deleted rows', async () => {
    await seed(written)
    await query('delete from pairings where slug = $1', [third.slug])
    await seed([first, second, { ...third, description: 'Come and see.' }])
    expect(await descriptionOf(third)).toBeUndefined()
  })

  it('keeps the current pick, and a custom row with the same slug', async () => {
    await query(
      "insert into pairings (title, slug, is_featured, description) values ('Mine', $1, true, 'Mine.')",
      [second.slug],
    )
    await seed(written)
    expect(await query('select title, description from pairings where is_featured')).toEqual([
      { title: 'Mine', description: 'Mine.' },
    ])
  })
})
