import type { Drink, GlassType } from './catalogue.contract.ts'

/** Read from the serving sentence. */
export function isIced({ serve }: Pick<Drink, 'serve'>): boolean {
  return /(?<!no |without )\bice\b|\brocks\b/i.test(serve)
}

/**
 * The drawing of a cup is a steaming coffee cup with a saucer, so a spirit in a small cup gets a small glass. The drawing
 * of a mug is for hot drinks, so an iced drink gets a highball.
 */
export function drawnGlass(drink: Pick<Drink, 'kind' | 'glass' | 'serve'>): GlassType {
  if (drink.glass === 'mug' && isIced(drink)) return 'highball'
  if (drink.kind !== 'spirit' || drink.glass !== 'cup') return drink.glass
  return isIced(drink) ? 'rocks' : 'port'
}
