import { runBuiltHouse } from './run-built-house.ts'

/** How the address of the house is handed to the workers, which inherit the environment. */
export const addressVariable = 'SMOKE_DECK_JOURNEYS_ADDRESS'
/** Beside it where its data lie, for what a journey cannot see in the browser. */
export const dataVariable = 'SMOKE_DECK_JOURNEYS_DATA'

/** Playwright's global set-up: one finished house for the whole run; gives back how to close it. */
export default async function startHouse(): Promise<() => Promise<void>> {
  const house = await runBuiltHouse()
  process.env[addressVariable] = house.address
  process.env[dataVariable] = house.dataDir
  return house.stop
}
