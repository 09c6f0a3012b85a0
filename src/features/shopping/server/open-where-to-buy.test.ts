import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, silentLog, type TestDatabase } from '#test/database.ts'
import type { Retailer } from '../shopping.contract.ts'
import { openWhereToBuy } from './open-where-to-buy.ts'

const shop: Retailer = { name: 'Leaf & Co', template: 'https://leaf.example/{name}', shelf: 'cigars' }
const stranger = async () => ({ memberId: undefined })

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

describe('where to buy', () => {
  it('reaches another node within a minute', async () => {
    let seconds = 0
    const now = () => seconds * 1000
    const [here, there] = [
      openWhereToBuy({ database, log: silentLog }),
      openWhereToBuy({ database, log: silentLog, now }),
    ]
    expect(await there.shownTo(stranger)).toEqual([])
    await here.replace([shop])
    expect(await here.shownTo(stranger)).toEqual([shop])
    seconds = 59
    expect(await there.shownTo(stranger)).toEqual([shop])
  })

  it('is not shown where it cannot be read, and the page comes all the same', async () => {
    const gone = await freshDatabase()
    const warned: string[] = []
    const log = {
      ...silentLog,
      warn: (_: unknown, said: string) => void warned.push(said),
    } as typeof silentLog
    const whereToBuy = openWhereToBuy({ database: gone, log })
    await gone.close()
    expect(await whereToBuy.shownTo(stranger)).toEqual([])
    expect(warned).toEqual(['Where to buy could not be read; the page goes out without'])
  })

  it('shows nothing where it cannot be known who asks', async () => {
    const whereToBuy = openWhereToBuy({ database, log: silentLog })
    await whereToBuy.replace([shop])
    const lost = () => Promise.reject(new Error('no connection'))
    expect(await whereToBuy.shownTo(lost)).toEqual([])
  })
})
