import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operator } from '#platform/server/audit-log.ts'
import { freshDatabase, silentLog, type TestDatabase } from '#test/database.ts'
import type { Retailer } from '../shopping.contract.ts'
import { openWhereToBuy } from './open-where-to-buy.ts'

const shop: Retailer = { name: 'Leaf & Co', template: 'https://leaf.example/{name}', shelf: 'cigars' }
const visitor = async () => ({ memberId: undefined })

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

describe('where to buy', () => {
  it('picks up a change made on another node within a minute', async () => {
    let seconds = 0
    const now = () => seconds * 1000
    const [node, otherNode] = [
      openWhereToBuy({ database, log: silentLog }),
      openWhereToBuy({ database, log: silentLog, now }),
    ]
    expect(await otherNode.listFor(visitor)).toEqual([])
    await node.replace([shop], operator)
    expect(await node.listFor(visitor)).toEqual([shop])
    seconds = 59
    expect(await otherNode.listFor(visitor)).toEqual([shop])
  })

  it('returns no shops if the database is unavailable', async () => {
    const closedDatabase = await freshDatabase()
    const warned: string[] = []
    const log = {
      ...silentLog,
      warn: (_: unknown, message: string) => void warned.push(message),
    } as typeof silentLog
    const whereToBuy = openWhereToBuy({ database: closedDatabase, log })
    await closedDatabase.close()
    expect(await whereToBuy.listFor(visitor)).toEqual([])
    expect(warned).toEqual(['The shops could not be read; the page has no shop links'])
  })

  it('returns no shops if the caller cannot be determined', async () => {
    const whereToBuy = openWhereToBuy({ database, log: silentLog })
    await whereToBuy.replace([shop], operator)
    const failingLookup = () => Promise.reject(new Error('no connection'))
    expect(await whereToBuy.listFor(failingLookup)).toEqual([])
  })
})
