import { runBuiltHouse } from './run-built-house.ts'

/** How the address of the house is handed to the workers, which inherit the environment. */
export const addressVariable = 'SMOKE_DECK_JOURNEYS_ADDRESS'

/** Playwright's global set-up: one finished house for the whole run; gives back how to close it. */
export default async function startHouse(): Promise<() => Promise<void>> {
  const house = await runBuiltHouse()
  process.env[addressVariable] = house.address
  return house.stop
}
