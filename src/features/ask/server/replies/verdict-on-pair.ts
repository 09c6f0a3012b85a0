import { fairScore } from '#features/pairing/engine/engine.rules.ts'
import type { FreePairing } from '#features/pairing/pairing.contract.ts'
import { spokenName } from '#features/pairing/wording/wording.rules.ts'
import { uncapitalize } from '#platform/text.rules.ts'
import { asksYesOrNo } from './yes-or-no.ts'

/** So many points more, and another one is named instead. */
const clearlyBetter = 6
/** Below it one of the two covers the other. */
const poorScore = 35

/** `Is it stupid to ...?` is no question whether they go together, and a no would say the opposite. */
const doubting =
  /\b(?:stupid|crime|wrong|bad|weird|mistake|sacrilege|sin|dumb|crazy|silly|terrible|waste|too|avoid|overpower\w*|overwhelm\w*|kills?|ruins?|drowns?|clash\w*|walk all over|hides?|bury|buries|fights?|mask|cover|lost?|better|best)\b|\bor\b(?! not\b)/i
const inShort = /\byay or nay\b|\byes or no\b|\bgood (?:idea|match|call)\?|\bthoughts\?/i

/** Whether two that were named go together, or whether a kind does that was asked about; empty if neither was asked. */
export function verdictOn(
  { drink, cigar, score, verdict }: FreePairing,
  better: FreePairing | undefined,
  question: string,
  areBothNamed: boolean,
): string {
  const isYesOrNo =
    (asksYesOrNo(question) || inShort.test(question)) && !doubting.test(question.replace(inShort, ' '))
  if (score === null || verdict === null || !(isYesOrNo || areBothNamed)) return ''
  const pair = `${drink.name} and ${spokenName(cigar)}`
  const sooner = better ? ` ${soonerThan(drink.id, better)}` : ''
  if (score >= fairScore) return `${isYesOrNo ? 'Yes: ' : ''}${pair} are ${uncapitalize(verdict)}. `
  if (score < poorScore) return `${isYesOrNo ? 'Not really: ' : ''}${pair} get in each other’s way.${sooner} `
  const stay = better ? ' Should you stay with this one:' : ''
  return `${isYesOrNo ? 'You can, but I’d call it ' : `${pair} are `}${uncapitalize(verdict)}.${sooner}${stay} `
}

export function isPoor({ score }: FreePairing): boolean {
  return score !== null && score < poorScore
}

/** The other one if it is clearly better; a good match needs none beside it. */
export function betterThan({ score }: FreePairing, other: FreePairing | undefined): FreePairing | undefined {
  if (!other || other.score === null || score === null || score >= fairScore) return undefined
  return other.score >= score + clearlyBetter ? other : undefined
}

function soonerThan(drinkId: string, { drink, cigar }: FreePairing): string {
  return drink.id === drinkId
    ? `I’d sooner light ${spokenName(cigar)} beside it.`
    : `I’d sooner pour ${drink.name}.`
}
