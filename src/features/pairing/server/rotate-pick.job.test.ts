import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { catalogue } from '#test/catalogue.ts'
import { freshDatabase, type TestDatabase } from '#test/database.ts'
import { readCuratedPairings } from './read-curated-pairings.ts'
import { runRotatePick } from './rotate-pick.job.ts'
import { seedCuratedPairings } from './seed-curated-pairings.ts'

const data = resolve(import.meta.dirname, '../../../../data')
const written = readCuratedPairings(`${data}/curated-pairings.md`, catalogue)
const dayMilliseconds = 24 * 60 * 60 * 1000

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.owner.query('truncate pairings, planted_pairings')
  await inTransaction(database.service, undefined, transaction => seedCuratedPairings(transaction, written))
  await database.owner.query("update pairings set featured_at = '2026-03-01T20:00:00Z' where is_featured")
})

const featured = async (): Promise<string[]> =>
  (await database.owner.query('select slug from pairings where is_featured')).rows.map(({ slug }) => slug)
const published: unknown[] = []
const live = { publishToAll: (event: unknown) => void published.push(event) }
const rotateAt = (moment: string | number) => runRotatePick({ database, live }, new Date(moment))
const midnight = (night: number) => Date.parse('2026-03-02T04:07:00Z') + night * dayMilliseconds

describe('Tonight’s Pick', () => {
  it('changes at 04:00 UTC, around midnight in Atlanta, and stays for the rest of the day', async () => {
    const before = await featured()
    await rotateAt('2026-03-01T23:07:00Z')
    await rotateAt('2026-03-02T03:59:00Z')
    expect(await featured()).toEqual(before)
    await rotateAt('2026-03-02T04:07:00Z')
    const pick = await featured()
    expect(pick).not.toEqual(before)
    await rotateAt('2026-03-02T04:07:00Z')
    await rotateAt('2026-03-02T12:07:00Z')
    await rotateAt('2026-03-03T03:07:00Z')
    expect(await featured()).toEqual(pick)
  })

  it('still changes if the server was down at midnight', async () => {
    const before = await featured()
    await rotateAt('2026-03-05T18:07:00Z')
    expect(await featured()).not.toEqual(before)
  })

  it('repeats only after all others, so not within thirty nights', async () => {
    const nights: string[] = []
    for (let night = 0; night < written.length * 2; night += 1) {
      await rotateAt(midnight(night))
      nights.push(...(await featured()))
    }
    expect(nights).toHaveLength(written.length * 2)
    for (const [night, slug] of nights.entries())
      expect(nights.slice(night + 1, night + written.length), `night ${night}`).not.toContain(slug)
  })

  it('has the same order on every server', async () => {
    await rotateAt(midnight(0))
    const pick = await featured()
    await database.owner.query('truncate pairings, planted_pairings')
    await inTransaction(database.service, undefined, transaction => seedCuratedPairings(transaction, written))
    await database.owner.query("update pairings set featured_at = '2026-03-01T20:00:00Z' where is_featured")
    await rotateAt(midnight(0))
    expect(await featured()).toEqual(pick)
  })

  it('changes once a night with concurrent servers', async () => {
    await rotateAt(midnight(0))
    await rotateAt(midnight(1))
    const inTurn = await featured()
    await database.owner.query('update pairings set is_featured = false, featured_at = null')
    await database.owner.query('update pairings set is_featured = true, featured_at = $2 where slug = $1', [
      written[0]!.slug,
      '2026-03-01T20:00:00Z',
    ])
    await rotateAt(midnight(0))
    await Promise.all(Array.from({ length: 4 }, () => rotateAt(midnight(1))))
    expect(await featured()).toEqual(inTurn)
  })

  it('exists at every moment', async () => {
    const seen: number[] = []
    const looking = (async () => {
      for (let look = 0; look < 60; look += 1) seen.push((await featured()).length)
    })()
    for (let night = 0; night < 12; night += 1) await rotateAt(midnight(night))
    await looking
    expect(new Set(seen)).toEqual(new Set([1]))
  })

  it('stays as long as an admin has chosen it', async () => {
    const chosen = await featured()
    await database.owner.query('update pairings set chosen_at = now() where is_featured')
    for (let night = 0; night < 3; night += 1) await rotateAt(midnight(night))
    expect(await featured()).toEqual(chosen)
    await database.owner.query('update pairings set chosen_at = null')
    await rotateAt(midnight(3))
    expect(await featured()).not.toEqual(chosen)
  })

  it('chosen for tonight stays until the night ends, and changes in every tab', async () => {
    const chosen = await featured()
    await database.owner.query(
      "update pairings set featured_at = '2026-03-02T01:00:00Z', chosen_at = now(), chosen_until = $1 where is_featured",
      [new Date('2026-03-02T04:00:00Z')],
    )
    published.length = 0
    await rotateAt('2026-03-02T03:07:00Z')
    expect([await featured(), published]).toEqual([chosen, []])
    await rotateAt('2026-03-02T04:07:00Z')
    expect(await featured()).not.toEqual(chosen)
    expect(published).toEqual([{ kind: 'pick-changed' }])
    const { rows } = await database.owner.query('select 1 from pairings where chosen_at is not null')
    expect(rows).toEqual([])
  })

  it('released by an admin stays for tonight alone, also days after it was chosen', async () => {
    const chosen = await featured()
    await database.owner.query(
      'update pairings set chosen_at = featured_at, chosen_until = $1 where is_featured',
      [new Date('2026-03-06T04:00:00Z')],
    )
    await rotateAt('2026-03-05T23:07:00Z')
    expect(await featured()).toEqual(chosen)
    await rotateAt('2026-03-06T04:07:00Z')
    expect(await featured()).not.toEqual(chosen)
  })

  it('is chosen if there was none', async () => {
    await database.owner.query('update pairings set is_featured = false')
    await rotateAt('2026-03-01T21:07:00Z')
    expect(await featured()).toHaveLength(1)
  })

  it('stays if there is no other', async () => {
    await database.owner.query('delete from pairings where not is_featured')
    const only = await featured()
    await rotateAt(midnight(4))
    expect(await featured()).toEqual(only)
  })
})
