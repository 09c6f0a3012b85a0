import type { LibrarySection } from '#features/knowledge/server/load-library.ts'
import { tellingStems } from '../telling-stems.ts'

const yesOrNo =
  /(?:^|[.,;:!?]\s+|\b(?:so|but|and|or|ok|hey|hi|please|then)\s+)(?:is|are|was|were|am|do|does|did|can|could|should|would|will|may|must|has|have|isn'?t|aren'?t|don'?t|doesn'?t|can'?t|couldn'?t|shouldn'?t|won'?t|isnt|dont|doesnt|cant)\s+\S+/i
/** Asks for more than yes or no, or asks for a favor. */
const open =
  /\b(?:what|which|who|where|when|why|how|recommend|suggest|advise|explain|tell me|help me|give me|name me|pick)\b/i
/** Words that turn a statement around, each with its opposite. */
const opposites: readonly [RegExp, RegExp][] = [
  [
    /\b(?:good|better|best|fine|ok|okay|right|safe|wise|worth|healthy)\b/i,
    /\b(?:bad|worse|worst|wrong|unsafe|dangerous|harm\w*|ruin\w*|spoil\w*|pointless|stupid|useless|unhealthy)\b/i,
  ],
  [
    /\bmore\b|\bhigher\b|\bstronger\b|\bfaster\b|\blonger\b|\bwarmer\b|\bhotter\b|\bwetter\b|\bsweeter\b/i,
    /\bless\b|\blower\b|\bweaker\b|\bmilder\b|\bslower\b|\bshorter\b|\bcooler\b|\bcolder\b|\bdrier\b/i,
  ],
  [/\balways\b|\ball\b|\bevery\b/i, /\bnever\b|\bnone\b|\bsome\b|\bany\b/i],
  [/\bwith\b/i, /\bwithout\b/i],
  [/\bbefore\b/i, /\bafter\b/i],
  [/\bkeep\b|\bsave\b/i, /\bthrow\b|\btoss\b/i],
  [/\bkills?\b|\bstops?\b|\bends?\b/i, /\bsurviv\w*\b|\blives?\b/i],
]
/** So much of the statement has to stand in the question. */
const minShare = 0.66

const words = { yes: 'Yes.', no: 'No.', depends: 'It depends.' } as const

/** `Yes or no please` is no negation. */
const bothWords = /\b(?:yes|yay) or (?:no|nay)\b/gi

/** `Does it go with rum?`, but not `What does it go with?`. */
export function asksYesOrNo(question: string): boolean {
  return yesOrNo.test(question) && !open.test(question)
}

/**
 * `Yes.`, `No.` or `It depends.` for a question that asks whether the statement of the section holds; empty for any other
 * one. The word is the section's own: the wording of the question only tells whether it is that question.
 */
export function leadFor(
  asking: string,
  { claim, verdict }: Pick<LibrarySection, 'claim' | 'verdict'>,
): string {
  const question = asking.replace(bothWords, ' ')
  if (!claim || !verdict || !asksYesOrNo(question)) return ''
  const asked = tellingStems(question)
  const stated = [...tellingStems(claim)]
  const shared = stated.filter(stem => asked.has(stem)).length
  if (shared < 2 || shared < minShare * stated.length) return ''
  return isTurnedAround(question, claim) ? '' : words[verdict]
}

function isTurnedAround(question: string, claim: string): boolean {
  return (
    isNegated(question) !== isNegated(claim) ||
    opposites.some(
      ([one, other]) =>
        (one.test(claim) && other.test(question) && !one.test(question)) ||
        (other.test(claim) && one.test(question) && !other.test(question)),
    )
  )
}

/** `Isn't it` at the beginning asks the same as `Is it`. */
function isNegated(text: string): boolean {
  return /\b(?:not|no|never|cannot|without)\b|\w(?:n'?t)\b/i.test(
    text.replace(/^\W*(?:is|are|do|does|can|should|would|will|could|have|has)n'?t\b/i, ''),
  )
}
