import type { Claim, LibrarySection, Verdict } from '#features/knowledge/server/load-library.ts'
import { stemsOf } from '#features/knowledge/server/text-features.ts'
import { tellingStems } from '../telling-stems.ts'
import { asksToConfirm, isNegated, withoutTag } from './yes-or-no.ts'

const words: Record<Verdict, string> = { yes: 'Yes.', no: 'No.', depends: 'It depends.' }
const opposite: Record<Verdict, Verdict> = { yes: 'no', no: 'yes', depends: 'depends' }

/** Says that something is no good. */
const blaming =
  /\b(?:bad|worse|worst|wrong|harm(?:s|ful|ed)?|hurts?|ruin(?:s|ed)?|dangerous|unsafe|unhealthy|mistake|stupid|dumb|crime|sin|rude|pointless|useless|silly|overkill|insult|faux pas|myth|nonsense|a lie|too (?:much|many|high|long|late|old|hot|cold|dry|wet|strong|weak|light))\b/i
const praising = /\b(?:ok|okay|fine|safe|good|alright|allowed|acceptable|harmless|sensible|wise|proper)\b/i
/** Of such a statement it can be asked whether it is a mistake. */
const permitting =
  /\b(?:can|could|may|ok|okay|fine|should|good|safe|worth|goes?|suits?|allowed|better|works?)\b/i
const allowing = /\b(?:can|could|may|should|will)\b/i
const obliging =
  /\b(?:need(?:s|ed)?|ha(?:ve|s|d) to|must|necessary|required|requires?|got(?:ta| to)|supposed to|essential)\b/i
const advising = /\b(?:should|better to|ought|shall)\b/i

const more = /\b(?:more|higher|stronger|faster|longer|warmer|hotter|wetter|sweeter|bigger|darker|thicker)\b/i
const less = /\b(?:less|lower|weaker|milder|slower|shorter|cooler|colder|drier|smaller|lighter|thinner)\b/i
/** Words that make it another question, each with its opposite. */
const opposites: readonly [RegExp, RegExp][] = [
  [more, less],
  [/\b(?:always|all|every|only)\b/i, /\b(?:never|none|some|any|sometimes)\b/i],
  [/\bbefore\b/i, /\bafter\b/i],
  [
    /\b(?:keep|saved?|leave|stays?|smok(?:e|able)|on)\b/i,
    /\b(?:throw|toss|bin|trash|removed?|take|come off|dead|done for|garbage)\b/i,
  ],
  [/\b(?:kills?|stops?|ends?)\b/i, /\b(?:surviv\w*|lives?)\b/i],
  [/\bsame\b/i, /\bdiffer\w*\b/i],
  [/\b(?:high|wet|hot|strong|full)\b/i, /\b(?:low|dry|cold|mild|weak)\b/i],
]

const without =
  /\b(?:without|w\/o)\b|\bif (?:i|you|u|it|they|we)(?:'re| are|'s| is)? (?:do |does )?(?:not|don'?t|doesn'?t)\b/i

/** What is said about anything, as in the patterns above, or to anybody. */
const ofAnyStatement: ReadonlySet<string> = new Set(
  stemsOf(
    'ok okay fine safe good alright allowed acceptable harmless sensible wise proper bad worse worst wrong harm harms harmful hurt hurts ruin ruins ruined dangerous unsafe unhealthy mistake stupid dumb crime sin rude manners problem spoil spoils damage damages kill kills pointless waste useless silly overkill need needs needed have has must necessary required requires got gotta supposed essential should ought shall better really real true actually always usually normally just only right correct yes no please not never cannot without dont doesnt isnt arent cant wont want like get gets go goes going put puts thing things way too much many lot stick sticks think hear heard told say says said people folks guys man dude hey hello hi arturo mate sir thanks thank best any some all every keep keeps kept store stored storing',
  ),
)

/** So much of the statement has to stand in the question, and so much of the question in the statement. */
const minShares = { claim: 0.6, question: 0.34 } as const
/** One stem is enough only where the question has hardly another. */
const minCommon = 2
/** Statements that fit nearly as well have to say the same. */
const nearly = 0.1

/**
 * `Yes.`, `No.` or `It depends.` for a question that asks whether a statement of the section holds; empty for any other
 * one. The word comes from the section's own verdict: the wording of the question only tells which statement it is about, and
 * which way it is asked. `bench/yes-or-no.ts` counts how often it is right.
 */
export function leadFor(asking: string, { claims }: Pick<LibrarySection, 'claims'>): string {
  const question = asking.replace(/\b(?:yes|yay) or (?:no|nay)\b/gi, ' ')
  if (!asksToConfirm(question) || isChoice.test(question)) return ''
  const asked = withoutTag(question)
  const judged = claims
    .filter(({ text }) => isAskedAbout(asked, text))
    .map(claim => ({
      verdict: verdictOn(question, claim),
      share: shareOf(question, claim.text, isContrary(question, claim.text)),
    }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)
  const [best] = judged
  const isClear = judged.every(each => each.verdict === best!.verdict || best!.share - each.share > nearly)
  return best && isClear ? words[best.verdict] : ''
}

const isChoice = /\bor\b(?! not\b)/i

/** What is asked of it is what the statement says, or the contrary of it. */
function isAskedAbout(asked: string, claim: string): boolean {
  if (isTurnedAround(asked, claim) || !comparesTheSame(asked, claim)) return false
  if (without.test(asked) !== without.test(claim)) return false
  if (!isThanTheSame(asked, claim)) return false
  const blames = blaming.test(asked)
  if (blames !== blaming.test(claim) && !praising.test(asked))
    if (blames ? !permitting.test(claim) : !allowing.test(asked)) return false
  return advising.test(asked) || advising.test(claim) || obliging.test(asked) === obliging.test(claim)
}

/** `Is a V cut better than a straight one?` is another question than the other way around. */
function isThanTheSame(asked: string, claim: string): boolean {
  const [compared, stated] = [otherOf(asked), otherOf(claim)]
  if (!compared) return true
  return stated !== undefined && [...compared].some(stem => stated.has(stem))
}

/** What something is compared with. */
function otherOf(text: string): Set<string> | undefined {
  const [before = '', after] = text.split(/\bthan\b/i)
  const own = contentOf(before)
  return after === undefined ? undefined : new Set([...contentOf(after)].filter(stem => !own.has(stem)))
}

/** `Is white ash hotter?` is not answered by what it is a sign of; that darker ones are stronger by whether dark ones are strong. */
function comparesTheSame(asked: string, claim: string): boolean {
  const stems = tellingStems(claim)
  const isStated = (word: string) =>
    stemsOf(word.replace(/ier$/i, 'y').replace(/(.)\1er$|er$/i, '$1')).every(stem => stems.has(stem))
  return compares(claim) || comparativesIn(asked).every(isStated)
}

function comparativesIn(text: string): string[] {
  return text.match(new RegExp(`${more.source}|${less.source}`, 'gi')) ?? []
}

function compares(text: string): boolean {
  return comparativesIn(text).length > 0
}

function isTurnedAround(asked: string, claim: string): boolean {
  return opposites.some(
    ([one, other]) =>
      (one.test(claim) && other.test(asked) && !one.test(asked)) ||
      (other.test(claim) && one.test(asked) && !other.test(asked)),
  )
}

function verdictOn(question: string, { text, verdict }: Claim): Verdict {
  return isContrary(question, text) ? opposite[verdict] : verdict
}

/** The statement says the contrary of what is asked. */
function isContrary(question: string, claim: string): boolean {
  return says(withoutTag(question), isNegated(question)) !== says(claim, isNegated(claim))
}

/** Whether something is said to be good or so, and not the contrary. */
function says(text: string, isDenied: boolean): boolean {
  return blaming.test(text) === isDenied
}

/** How much both have in common; 0 if that is too little. The contrary of a statement is meant only where nothing of it is left out. */
function shareOf(question: string, claim: string, isWhole: boolean): number {
  const [asked, stated] = [contentOf(question), contentOf(claim)]
  const common = [...stated].filter(stem => asked.has(stem)).length
  const isEnough =
    common >= (isWhole ? 1 : minShares.claim) * stated.size && common >= minShares.question * asked.size
  const isOnly = common === 1 && stated.size === 1 && asked.size <= minCommon
  return (common >= minCommon || isOnly) && isEnough ? (2 * common) / (stated.size + asked.size) : 0
}

function contentOf(text: string): Set<string> {
  const stems = tellingStems(text)
  const telling = new Set([...stems].filter(stem => !ofAnyStatement.has(stem)))
  // `Are cigars safe?`
  return telling.size > 0 ? telling : stems
}
