import type { Drink, GlassType } from './catalogue.contract.ts'

/** Whether ice lies in the glass, by the sentence that says how to pour it. */
export function isIced({ serve }: Pick<Drink, 'serve'>): boolean {
  return /(?<!no |without )\bice\b|\brocks\b/i.test(serve)
}

/**
 * The glass a drink is drawn in. The only cup that is drawn is one for coffee and tea, on a saucer and steaming; the
 * small cup or glass of a mezcal or a grappa is neither, so a small glass stands for it. The only mug is one for hot
 * drinks, so what is built over ice is drawn in a tall glass.
 */
export function drawnGlass(drink: Pick<Drink, 'kind' | 'glass' | 'serve'>): GlassType {
  if (drink.glass === 'mug' && isIced(drink)) return 'highball'
  if (drink.kind !== 'spirit' || drink.glass !== 'cup') return drink.glass
  return isIced(drink) ? 'rocks' : 'port'
}
