import * as z from 'zod/mini'

/** What people ask for without naming a bottle: `a bourbon`, `something smoky`. */
export interface DrinkGroup {
  id: string
  /** Without an article: `bourbon`, `smoky drink`. */
  noun: string
  /** How it is typed. */
  words: readonly string[]
  /** What belongs to it, all of it: `family=rum`, `style~light rum`, `weight<=2`, `mixed`, `any` (otherwise unmixed). */
  members: readonly string[]
  /** Names of drinks and ids of groups. The first stands for the group. */
  choices: readonly string[]
}

/** Sent when a text names a kind of drink and no bottle; each `drink` is a text that can be typed instead. */
export const drinkQuestion = z.object({
  text: z.string(),
  choices: z.array(z.object({ text: z.string(), drink: z.string() })),
})
export type DrinkQuestion = z.output<typeof drinkQuestion>

export interface JudgedDrink {
  /** Set for a bottle that only a member has: it is judged as a typical one of this style, and has no page. */
  judgedAs?: string | undefined
  /** The member does not know its proof, so it counts as usual and is not told. */
  isProofUnknown?: boolean | undefined
}
