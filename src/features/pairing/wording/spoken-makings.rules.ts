import { listWithAnd } from './spoken-notes.rules.ts'

const measure =
  /^(about )?(half an? |[\d./–-]+ )?(oz|tsp|tbsp|dash(es)?|pinch(es)?|strips?|slices?|drops?|parts?|twists?|rinse|barspoons?|scoops?|grinds?|grates?|large handful|handful)? ?(of )?/
const remark = /\s*\(.*\)|,.*| (simmered|steeped|beaten|dissolved) .*/
const notWorthNaming =
  /^(ice|salt)$|crushed ice|\b(peel|wedge|twist|rim|rinse|wheel|sprig|slice|stick|cherry|cherries|garnish|aquafaba|soda water)\b|(?<!tonic |mineral )\bwater( at .*| just .*)?$/
const plainAdjectives =
  /^(very|strong|cold(?! brew)|hot(?! sauce)|fresh|chilled|lightly|whipped|chopped|whole|plain|freshly|pomegranate(?= grenadine)) /
const maxMakings = 4

/** `bourbon, Campari, and sweet vermouth`: the leading ingredients, without measures and garnish. */
export function makingsOf(recipe: readonly string[], name: string): string | undefined {
  const parts = recipe
    .map(part => withoutAdjectives(part.replace(remark, '').replace(measure, '').trim()))
    .map(part =>
      /^(simple|(rich )?demerara|cane|brown sugar) syrup$|^sugar cube$/.test(part) ? 'sugar' : part,
    )
    .map(part => part.replace('hard-squirted ', ''))
    .map(part => part.replace(/ (leaves|bouquet)$/, '').replace(/^juice of half a lime$/, 'lime juice'))
    .filter(part => part !== '' && !notWorthNaming.test(part))
  const distinct = [...new Set(parts)].slice(0, maxMakings)
  return distinct.length > 1 && !isSaid(distinct, name) ? listWithAnd(distinct) : undefined
}

/** A gin and tonic is gin and tonic water. */
function isSaid(parts: readonly string[], name: string): boolean {
  return parts.every(part => part.split(' ').some(word => name.toLowerCase().includes(word.toLowerCase())))
}

function withoutAdjectives(part: string): string {
  const rest = part.replace(plainAdjectives, '')
  return rest === part ? part : withoutAdjectives(rest)
}
