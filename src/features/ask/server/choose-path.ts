import { leafCountryAndStrengthWords, tokenizeCigarText } from '#features/catalogue/words/words.rules.ts'
import type { QuestionReading } from './open-question-reader.ts'
import type { NamedCounts, Route } from './question-route.ts'
import { asksToAvoid } from './replies/drinks-to-avoid.ts'

/** These turn somebody away, change the tone or look at records, so they need more than to be the likeliest. */
const certain: Partial<Record<Route, number>> = {
  distress: 0.5,
  emergency: 0.5,
  underage: 0.5,
  quit: 0.5,
  price: 0.4,
  others: 0.4,
  future: 0.4,
  unpublished: 0.35,
  offtopic: 0.3,
  greeting: 0.4,
  tonight: 0.5,
  records: 0.4,
}

/** Where a cigar or a drink of the catalogue is named, it is hardly about nothing that we know. */
const certainOfNamed: typeof certain = { ...certain, offtopic: 0.7, unpublished: 0.5 }

/** How strongly the nearness of an article and the score of its section speak for it, and where they begin to: by trying on the tuning part of `bench/routes.ts`. */
const nearnessWeight = 10
const usualNearness = 0.28
const scoreWeight = 0.5
const usualScore = 12
const leastBonus = -0.6

/** Words that leave no doubt, whatever else stands beside them; the first that is found counts. */
const unmistakable: readonly [RegExp, Route][] = [
  [
    /kill(?:ing)? myself|suicid|end (?:my life|it all)|want(?:ed)? to die|don'?t want to (?:live|be here|wake up|go on)|(?:no|see the|any) point (?:in |of )?(?:going on|living|anymore|it all)|better off (?:dead|without me)|i can'?t go on/i,
    'distress',
  ],
  // Somebody small swallowed something: `the dog ate a whole robusto`, but not `she ate before her cigar`.
  [
    /\b(?:dog|cat|puppy|kitten|pet|baby|toddler|kid|child|son|daughter|grand\w+|nephew|niece|(?:yr|year)s? old)\b.{0,60}\b(?:swallowed|ate|eaten|eating|chewed|chewing|drank|licked)\b(?:(?!\b(?:before|after|with|and|then)\b|[,.;]).){0,30}\b(?:cigars?|tobacco|butts?|stubs?|nicotine|humidifier|propylene|robusto|fluid|pack)\b/i,
    'emergency',
  ],
  [
    /\b(?:i|he|she) (?:just |accidentally )?swallowed\b.{0,30}\b(?:cigar|tobacco|butt|nicotine|fluid|fuel|butane)/i,
    'emergency',
  ],
  [
    /\b(?:i'?m|i am|he'?s|she'?s|who is|who'?s)\s+(?:only\s+|just\s+)?(?:1[0-9]|20|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)(?:\s*(?:years? old|yrs? old|yo|y\/o))?(?=\s*(?:[,.!?;]|$|and\b|but\b|so\b|now\b|can\b))/i,
    'underage',
  ],
  // `My friend is 15 and wants one`, but not `he is 15 minutes late`.
  [
    /\b(?:friend|buddy|brother|sister|cousin|boyfriend|girlfriend|roommate|kid|son|daughter|nephew|niece|he|she)(?:'s| is| just turned| turned| turns)\s+(?:only\s+|just\s+)?(?:1[0-9]|20|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b(?! ?(?:min|hour|mile|inch|feet|ft\b|%|percent|dollars|bucks|days?|weeks?|months?|or|to|cigars?|x))/i,
    'underage',
  ],
]

const asksForDrink =
  /\b(?:what|which|any|best) (?:\w+ ){0,3}(?:drink|pour|bottle)s?\b|\bwhat (?:to|should i|can i|do i|would you|shall i) (?:drink|pour|sip)\b/i
const avoids = /\b(?:not|never|avoid|worst|shouldn't|wouldn't|doesn't|don't)\b/i

const ofRecords = /\b(?:did|have) (?:i|we)\b|\bmy (?:journal|notes|vault|records)\b/i
/** What a question for a drink may be taken for. */
const mistaken: readonly (Route | undefined)[] = [
  'pairing',
  'knowledge',
  'catalogue',
  'comparison',
  'offtopic',
  'unpublished',
]

/** `What should I drink with it?`, whatever else the words are like. */
function isPairing(question: string, likeliest: Route | undefined, { cigars }: NamedCounts): boolean {
  if (asksToAvoid(question) && cigars === 1) return mistaken.includes(likeliest)
  return (
    asksForDrink.test(question) &&
    !avoids.test(question) &&
    !ofRecords.test(question) &&
    mistaken.includes(likeliest) &&
    (cigars > 0 || describesCigar(question))
  )
}

/** `a mild connecticut robusto`: leaf, strength or country. */
function describesCigar(question: string): boolean {
  return tokenizeCigarText(question).words.some(word => leafCountryAndStrengthWords.has(word))
}

const asksForLeaf = /\b(?:wrapper|filler|binder|leaf)\b/i
const asksForSecret =
  /exact|precise|percent|%|ratio|how much ligero|secret|formula|recipe|farm|grower|supplie|lot\b|hidden|proprietary/i
const asksForBand =
  /\b(?:price|cost) (?:level|tier|range|class|bracket|point)\b|\bcheap,? .*\bdear\b|\bcheap or expensive\b/i

/** What the catalogue has of a product that is named, although it sounds like what nobody publishes or what changes every day. */
function isOfCatalogue(
  question: string,
  likeliest: Route | undefined,
  { cigars, drinks }: NamedCounts,
): boolean {
  if (cigars + drinks !== 1) return false
  if (likeliest === 'unpublished')
    return cigars === 1 && asksForLeaf.test(question) && !asksForSecret.test(question)
  return likeliest === 'price' && asksForBand.test(question)
}

/** `How does one tell a fake Behike?` asks for more than what the catalogue has of it. */
const ofFakes = /\b(?:fakes?|counterfeits?|genuine|authentic|legit|knock-?offs?)\b/i

const asksHow =
  /\bhow (?:do|can|would|should) (?:i|you|we)\b|\bwhere (?:do|can) (?:i|you|we)\b|\bcan (?:i|you|we|others?|other members|everybody|anybody|people)\b|\bdoes the (?:[\w-]+ )?(?:finder|app|site|portal|page|chat|vault|journal|bar)\b/i
/** So near a text of the help is meant by it. */
const minHelpScore = 11.5

/** `How do I sign up for the tasting?` is about the page, not about what stands on it. */
function isOfSite(question: string, likeliest: Route | undefined, score: number): boolean {
  return likeliest === 'records' && asksHow.test(question) && score >= minHelpScore
}

/** `Which cigar in my humidor is the strongest?` */
const ofOwnHumidor =
  /\b(?:which|what(?:'s)?)\b.*\b(?:in|from|of) my humidor\b.*\b(?:strong\w*|mild\w*|full\w*|light\w*|oldest|newest|ready|rested|left)\b|\b(?:strong\w*|mild\w*|full\w*|oldest|newest)\b.*\b(?:cigars?|one|sticks?) (?:do i have |i have )?in my humidor\b/i

/** The route by which a question is answered. */
export function choosePath(
  question: string,
  { routes, nearness, sections, help }: QuestionReading,
  named: NamedCounts,
): Route {
  const obvious = unmistakable.find(([pattern]) => pattern.test(question))?.[1]
  if (obvious) return obvious
  if (ofOwnHumidor.test(question) && named.drinks === 0) return 'records'
  if (ofFakes.test(question) && named.drinks === 0 && routes[0]?.route === 'catalogue') return 'knowledge'
  if (isPairing(question, routes[0]?.route, named)) return 'pairing'
  if (isOfSite(question, routes[0]?.route, help[0]?.score ?? 0)) return 'site'
  if (isOfCatalogue(question, routes[0]?.route, named)) return 'catalogue'
  const isNamed = named.cigars + named.drinks > 0
  const weighed = routes
    .filter(({ route, probability }) => probability >= ((isNamed ? certainOfNamed : certain)[route] ?? 0))
    .filter(({ route }) => isPossible(route, named, question))
    .map(({ route, probability }) => ({
      route,
      weight: Math.log(probability + 1e-6) + nearnessBonus(route, nearness, sections[0]?.score ?? 0),
    }))
    .sort((one, other) => other.weight - one.weight)
  return weighed[0]?.route ?? 'knowledge'
}

function nearnessBonus(route: Route, nearness: number, score: number): number {
  if (route !== 'knowledge' && route !== 'health') return 0
  const bonus = nearnessWeight * (nearness - usualNearness) + scoreWeight * (score - usualScore)
  return Math.max(leastBonus, bonus)
}

/** Without any of them a question about one product asks for its facts. */
const together =
  /\b(?:with|and what|go(?:es)?|pair\w*|match\w*|beside|alongside|drinks?|pour|sip|smok\w*|light|cigars?|sticks?|suits?|for)\b|\+/i
/** `How do I stop it getting dry?` is about a cigar, not about the smoker. */
const stopsSomething =
  /\bstop(?:ping)? (?:it|this|that|them|these|the \w+|my (?:\w+ )?(?:humidor|cigars?|sticks?|wrapper|ash|lighter|cutter|pipe|hygrometer|beetles?)|a \w+|mold|beetles)\b(?: from)? (?:\w+ ){0,2}\w+ing\b/i

/** Words that hardly stand in a question about something else, as sizes and leaves do: `who played Churchill`. */
const ofTheTrade =
  /\b(?:c(?:igar|iagr|gar|igr)\w*|stogies?|humidors?|humidity|maduros?|ligero|boveda|vitolas?|tunn?el+ing|cano(?:e|eing)|amm?onia|(?:\d{2} ?)?rings? (?:gauges?|size)|\d{2} rings?)\b/i
/** Nobody at the counter would do that for a guest. */
const ofOtherWork =
  /\b(?:poems?|jokes?|songs?|lyrics|stor(?:y|ies)|essay|homework|code|program|python|javascript|translate|recipe|logo|letter|resume|cv|haiku|rap)\b/i

/** `I cut it and now the top is peeling off in my mouth`: it is the cigar that comes apart. */
const ofCigarFault =
  /\b(?:cap|wrapper|top|head|foot|band|leaf|binder|end|it|cigar)\b(?: \w+){0,3} (?:peel|unravel|unroll|crack|split|tear|flak|com(?:es?|ing) (?:off|apart|loose|undone)|fall\w* (?:off|apart))\w*/i
const ofBody =
  /\b(?:chest|breath\w*|faint\w*|pass(?:ed|ing) out|unconscious|collaps\w*|vomit\w*|throw\w* up|threw up|seizure|heart|numb|dizz\w*|chok\w*|swallow\w*|bleed\w*|swollen|swelling|allerg\w*|sick)\b/i
/** What is usual is no secret of anybody. */
const ofTipping = /\b(?:tips?|tipping|tipped|gratuity)\b/i

/** A fact of a product needs one that is named, a comparison two. */
function isPossible(route: Route, { cigars, drinks }: NamedCounts, question: string): boolean {
  if (route === 'pairing' && cigars + drinks === 1) return together.test(question)
  // Two drinks beside one cigar are a choice for that cigar.
  if (route === 'comparison') return (cigars >= 2 && drinks === 0) || (drinks >= 2 && cigars === 0)
  if (route === 'catalogue') return cigars + drinks > 0
  if (route === 'quit') return !stopsSomething.test(question)
  if (route === 'emergency') return !ofCigarFault.test(question) || ofBody.test(question)
  if (route === 'others') return !ofTipping.test(question)
  if (route === 'offtopic') return !ofTheTrade.test(question) || ofOtherWork.test(question)
  return true
}
