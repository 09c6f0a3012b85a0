import { functionWords } from './closed-vocabulary.rules.ts'
import { padWords, tokenizeWords } from './narration-tokens.rules.ts'

/** What a host may ask for without more: time and patience. */
const allowed = new Set(
  'sip stir chill start begin cut draw wait rest slow note notice think expect stay'.split(' '),
)

/** Allowed only with what stands behind them: `take a sip`, not `take it to the car`. */
const allowedOnlyWith: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    take: /^(?:a|an|one|the|it|your|small|slow|each|every|that|time) (?:\S+ )*?(?:sip|sips|draw|draws|puff|puffs|time|pause|breath|slow|slowly|easy|little|water|minute|minutes)\b/,
    add: /^(?:a|an|one|two|three|some|no|only|just|the)? ?(?:\S+ ){0,3}?(?:water|drop|drops|teaspoon|splash|ice|cube|cubes|peel|lemon|orange|milk|sugar|cream|soda|tonic)\b/,
    use: /^(?:a|an|one|the|no|only|plain|cold|fresh) (?:\S+ ){0,3}?(?:glass|cup|mug|snifter|coupe|flute|ice|cube|cubes|water|tulip)\b/,
    try: /^(?:a|an|one|the|it|that|this) (?:\S+ ){0,3}?(?:sip|drop|drops|water|draw|pour|neat|teaspoon)\b/,
    keep: /^(?:the|your|a|to|it|each|sips|draws) (?:\S+ ){0,3}?(?:sip|sips|draw|draws|measure|pace|water|cool|small|slow|cold|short)\b/,
    hold: /^(?:the|a|off|back|your) (?:\S+ ){0,3}?(?:sip|glass|ice|water|draw|smoke|second|moment)\b/,
    go: /^(?:slow|slowly|easy|gently|light|back|on)\b/,
    come: /^back\b/,
    serve: /^(?!.*\b(?:in|with|from|on|over|under)\b)/,
    see: /^(?:how|what|whether|if|that)\b/,
    light:
      /^(?:it|the (?:cigar|robusto|toro))(?: (?:slowly|gently|evenly|first|and|with (?:care|patience)))*$/,
    set: /^(?:it|the (?:cigar|glass|cup|mug|bottle|drink)|an|half|aside) ?(?:(?:\S+ ){0,4}(?:down|aside|by|back|beside|hour|hours|minutes)|aside.*)?\b/,
    leave:
      /^(?:it|the (?:cigar|glass|drink|smoke|bottle)|some|a) (?:\S+ ){0,3}?(?:alone|be|rest|time|air|minute|minutes|room|while|moment|unlit|half)\b/,
    let: /^(?:it|the|that|them|each|both) (?:\S+ ){0,4}?(?:rest|breathe|cool|settle|come|go|wait|warm|open|sit|stand|take|be|melt|finish|fade|lead|meet)\b/,
    give: /^(?:it|the|them|each|both|that|this|yourself)\b(?! (?:\S+ ){0,4}to\b)/,
    pour: /^(?!.*\b(?:more|again|another|over (?!(?:a |an |one |the |two |plenty of |fresh |crushed )?(?:big |large |single |clear )?(?:ice|cube|cubes|rocks|rock|it)\b)|on (?:the )?(?:cigar|ash|wrapper|leaf|smoke)|into (?:the )?(?:cigar|ash)))/,
  }),
)

/** Verbs that ask for something even where no article follows. */
const verbs =
  'drink smoke swallow breathe chew eat bite lick soak dip dunk wet inhale exhale finish empty fill refill skip stop avoid forget ignore buy order ask tell call visit bring send pay join open close read write type enter click press turn put make move drive run walk stand sit sleep dance hide throw drop burn touch break beat kill steal share pass offer pair match mix shake blend swap replace choose pick trust believe remember do be get have follow reach grab wear watch listen talk say speak show look count save spend'
const otherVerbs = new Set(verbs.split(' '))

const objects =
  /^(?:a|an|the|it|this|that|these|those|them|him|her|your|my|his|their|some|any|no|every|each|another|all|both|half|one|two|three|four|five|more|less|nothing|something|everything|me|us|you|yourself)$/
/** Behind these the word before is a noun: `smoke and bourbon`, `drink is`. */
const afterNoun =
  /^(?:and|or|of|is|are|was|were|has|have|had|from|in|on|with|that|which|will|would|can|may|comes?|goes|meets?|lasts?|stays?|but|at|as|to|beside|than|like|ring|point|size|time)$/
const joiners = new Set(
  'and then so but or now please first next finally just simply also instead always never dont do lets'.split(
    ' ',
  ),
)
/** Advice in other words: `you should finish it`. */
const obliging = /^(?:should|must|need|ought|shall|better|have|got|had|want|gotta)$/

/**
 * Whether the sentence asks the guest for anything but the pour, a sip or patience. A request that the facts make in the
 * same words is allowed (`facts`: all their words, padded with spaces).
 */
export function hasForbiddenRequest(sentence: string, facts: string): boolean {
  return sentence.split(/[,;:.?!…—–()"“”]+|\b(?:and|then|but|so|or)\b/).some(clause => {
    const words = tokenizeWords(clause).map(({ plain }) => plain)
    if (facts.includes(padWords(words))) return false
    while (words.length > 1 && joiners.has(words[0]!)) words.shift()
    return isForbidden(words) || isForbidden(afterObligation(words))
  })
}

/** The words after `you should` or `you have to`; empty without such a phrase. */
function afterObligation(words: readonly string[]): string[] {
  const at = words.findIndex((word, index) => word === 'you' && obliging.test(words[index + 1] ?? ''))
  if (at < 0) return []
  const rest = words.slice(at + 2)
  const isToInfinitive = rest[0] === 'to'
  const needsTo = /^(?:need|have|had|got|want|ought)$/.test(words[at + 1]!)
  if (needsTo && !isToInfinitive) return []
  return isToInfinitive ? rest.slice(1) : rest
}

/** Before an object they are no verb: `behind the band`, `tonight the rum`. */
const noVerbs =
  /^(?:above|across|after|again|among|behind|below|beyond|early|late|except|far|given|half|here|how|inside|maybe|minus|outside|perhaps|plus|soon|there|today|tonight|twice|once|unlike|what|why|whose|within|yes|no|not|\d.*)$|ly$|ed$|ing$|(?<!s)s$/

function isForbidden([verb, next = '', ...rest]: readonly string[]): boolean {
  if (verb === undefined) return false
  const pattern = allowedOnlyWith.get(verb)
  if (pattern) {
    const isNoun = afterNoun.test(next) && !/^(?:go|come|see|keep)$/.test(verb)
    return next !== '' && !isNoun && !pattern.test([next, ...rest].join(' '))
  }
  if (allowed.has(verb)) return false
  if (otherVerbs.has(verb)) return !afterNoun.test(next)
  return objects.test(next) && !functionWords.has(verb) && !noVerbs.test(verb)
}
