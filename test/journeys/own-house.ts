import { test as base } from './fixtures.ts'
import { type BuiltHouse, runBuiltHouse } from './run-built-house.ts'

interface OwnHouse {
  builder: { run: () => Promise<BuiltHouse> }
  ownHouse: BuiltHouse
}

/**
 * For stories that change the house for everybody in it: they have one to themselves. Its first account is the owner's,
 * as it is for anybody who starts a house on their own machine.
 */
export const test = base.extend<object, OwnHouse>({
  builder: [{ run: runBuiltHouse }, { scope: 'worker', option: true }],
  ownHouse: [
    async ({ builder }, use) => {
      const house = await builder.run()
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ ownHouse }, use) => use(ownHouse.address),
})
