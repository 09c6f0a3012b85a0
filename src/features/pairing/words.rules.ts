import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { answeringNotes, sharedNotes } from './flavour.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { capital, listed, type Pair, type Scored, weightOfSmoke } from './scoring.rules.ts'

/** The recommendation in words: each part stands on the page by itself, and together they are what is read aloud. */
export interface Wording {
  verdict: string
  share: string
  differ: string
  weight: string
  thirds: [string, string, string]
  caution: string | null
  result: string
}

const bodyWords = ['mild', 'mild to medium', 'medium', 'medium to full', 'full'] as const

export function wordPair(pair: Pair, scored: Scored): Wording {
  const pick = picker(`${pair.cigar.brand} ${pair.cigar.line} ${pair.drink.id}`)
  const parts = {
    verdict: verdictOf(scored.score),
    share: wordShared(pair, pick),
    differ: wordDifference(pair, pick),
    weight: wordWeight(pair, pick),
    thirds: wordThirds(pair, pick),
    caution: wordCaution(pair),
  }
  return { ...parts, result: wordWhole(pair, parts, pick) }
}

export function verdictOf(score: number): string {
  if (score >= 85) return 'A close match'
  if (score >= 74) return 'A good match'
  if (score >= 60) return 'A fair match'
  return 'An honest compromise'
}

/** What the drawing rests on: `Toro, 6 × 52, San Andrés`. */
export function describeCigar({ vitola, wrapper, country, isInferred }: CigarProfile): string {
  const size = `${vitola.lengthInches} × ${vitola.ringGauge}`
  const words = [vitola.name, size, wrapper].filter(Boolean).join(', ')
  return isInferred
    ? `${words}, as far as its name tells`
    : country
      ? `${words}, rolled in ${theCountry(country)}`
      : words
}

/** Body and time: `Full body. About 70 minutes.` */
export function detailCigar({ body, minutes }: CigarProfile): string {
  return `${capital(bodyWords[body - 1]!)} body. About ${minutes} minutes.`
}

function theCountry(country: string): string {
  return country === 'Dominican Republic' ? 'the Dominican Republic' : country
}

type Pick = <T>(options: readonly [T, ...T[]]) => T

/** A choice among wordings that is always the same for the same pair (FNV-1a over its names). */
function picker(seed: string): Pick {
  let hash = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193)
  let turn = 0
  return options => {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) + ++turn
    return options[(hash >>> 0) % options.length] ?? options[0]
  }
}

function wordShared(pair: Pair, pick: Pick): string {
  const { cigar, drink, labelOf } = pair
  const shared = sharedNotes(cigar.notes, drink.notes).map(labelOf)
  const drinkLead = labelOf(drink.notes[0]!)
  const cigarLead = labelOf(cigar.notes[0]!)
  const cousin = cousinOf(pair)
  if (shared.length === 0 && cousin)
    return pick([
      `Cousins rather than twins: ${cigarLead} here, ${cousin} there.`,
      `The family, if not the word: ${cigarLead} in the leaf, ${cousin} in the glass.`,
    ])
  if (shared.length === 0)
    return pick([
      `Not a word, and that is the point: ${cigarLead} on one side, ${drinkLead} on the other.`,
      `Little on paper. They meet in how they end, not in how they taste.`,
      `No single flavor. ${capital(cigarLead)} and ${drinkLead} simply leave each other room.`,
    ])
  if (shared.length === 1)
    return pick([
      `${capital(shared[0]!)}, and only that, which is enough to introduce them.`,
      `${capital(shared[0]!)}. It is where the one stops and the other starts.`,
      `A line of ${shared[0]} that runs straight through both.`,
    ])
  return pick([
    `${capital(listed(shared))}. Each sip picks up where the leaf leaves off.`,
    `${capital(listed(shared))}, and neither has to raise its voice about it.`,
    `Quite a lot: ${listed(shared)}. After the second sip they finish each other’s sentences.`,
  ])
}

/** A leading note of the drink that is of the same family as the cigar's first. */
function cousinOf({ cigar, drink, familyOf, labelOf }: Pair): string | undefined {
  const cousin = drink.notes.slice(0, 3).find(note => familyOf(note) === familyOf(cigar.notes[0]!))
  return cousin && labelOf(cousin)
}

function wordDifference({ cigar, drink, labelOf }: Pair, pick: Pick): string {
  const reply = answeringNotes(cigar.notes, drink.notes)[0]
  if (reply) {
    const says = labelOf(reply.cigarNote)
    const replies = labelOf(reply.drinkNote)
    return pick([
      `${capital(replies)} in the glass against ${says} in the leaf: ${reply.how}.`,
      `The leaf says ${says}, the glass says ${replies}. ${capital(reply.how)}.`,
      `${capital(reply.how)}, here ${replies} with ${says}.`,
    ])
  }
  const own = drink.notes.find(note => !cigar.notes.includes(note)) ?? drink.notes[0]!
  return pick([
    `The glass brings ${labelOf(own)}, which the leaf does not have and does not mind.`,
    `${capital(labelOf(own))} is the stranger at this table. It behaves.`,
  ])
}

function wordWeight({ cigar, drink }: Pair, pick: Pick): string {
  const gap = drink.weight - weightOfSmoke(cigar)
  const body = bodyWords[cigar.body - 1]!
  if (Math.abs(gap) <= 0.7)
    return pick([
      `${capital(body)} on both sides. Neither talks over the other.`,
      `A ${body} smoke and a glass of the same build.`,
      `Even. A ${body} cigar can be heard, and so can what you pour.`,
    ])
  return gap > 0
    ? pick([
        `The glass is the heavier of the two, so take it in small sips.`,
        `The drink leans in a little. Small sips keep it fair.`,
      ])
    : pick([
        `The smoke leads, the glass follows half a step behind.`,
        `The cigar carries more weight, and the glass clears the way for the next draw.`,
      ])
}

function wordThirds({ cigar, drink, labelOf }: Pair, pick: Pick): [string, string, string] {
  const [first, second, third] = [0, 1, 2].map(place => cigar.notes[place] ?? cigar.notes[0]!)
  // A note that both have is said by the leaf; the glass then speaks of something of its own.
  const own = drink.notes.filter(note => note !== second && note !== third)
  const [lead, follow] = [labelOf(own[0] ?? drink.notes[0]!), labelOf(own[1] ?? own[0] ?? drink.notes[0]!)]
  return [
    thirdToBegin(labelOf(first!), pick),
    thirdInTheMiddle(labelOf(second!), lead, pick),
    thirdToEnd(drink, labelOf(third!), follow, pick),
  ]
}

function thirdToBegin(note: string, pick: Pick): string {
  return pick([
    `Let it settle before you sip. ${capital(note)} leads, with the glass still waiting.`,
    `Smoke alone for ten minutes. ${capital(note)} first; it deserves the quiet.`,
    `${capital(note)} to begin with. One small sip once the ash has grown a little.`,
  ])
}

function thirdInTheMiddle(note: string, lead: string, pick: Pick): string {
  return pick([
    `Now the glass. With its ${lead} comes more of the leaf’s ${note}.`,
    `${capital(note)} arrives. Sip, wait, draw: ${lead} for both.`,
    `This is the stretch you came for: ${note} from the leaf, ${lead} from the glass.`,
  ])
}

function thirdToEnd(drink: Drink, note: string, follow: string, pick: Pick): string {
  const wantsWater = drink.kind === 'spirit' && drink.proof >= 90 && /\bneat\b/i.test(drink.serve)
  return wantsWater
    ? pick([
        `It gains heat, so add a few drops of water. ${capital(note)} and ${follow} stay to the end.`,
        `Slow down, and loosen the glass with a little water. ${capital(follow)} outlasts ${note}.`,
      ])
    : pick([
        `Warmer and slower. ${capital(note)} with the last of the ${follow}.`,
        `Rest it more often now. The ${follow} keeps ${note} company to the end.`,
      ])
}

function wordCaution({ cigar, drink }: Pair): string | null {
  if (drink.kind === 'spirit' && drink.proof > 110)
    return `At ${drink.proof} proof it wants water, and so do you.`
  if (drink.smoke >= 3) return 'The peat lingers. Pour less than you think.'
  if (drink.family === 'coffee' && cigar.minutes > 70)
    return 'The cup will be gone before the cigar is. Keep water or a second cup near.'
  if (cigar.strength === 5) return 'A strong cigar. Not on an empty stomach, and not in a hurry.'
  return null
}

function wordWhole(pair: Pair, parts: Omit<Wording, 'result'>, pick: Pick): string {
  const { cigar, drink } = pair
  return [
    [openingOf(cigar, drink, pick), wordServing(drink)].join(' '),
    `They share: ${parts.share} They differ: ${parts.differ} Weight: ${parts.weight}`,
    `First third: ${parts.thirds[0]} Second third: ${parts.thirds[1]} Final third: ${parts.thirds[2]}`,
    parts.caution,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function openingOf(cigar: CigarProfile, drink: Drink, pick: Pick): string {
  const name = cigarName(cigar)
  if (cigar.brand === 'Unlisted')
    return `We do not have that one on our list, so this goes by its words alone: a ${bodyWords[cigar.body - 1]} smoke under a ${cigar.wrapper} wrapper. For that, pour ${ended(drink.name)}`
  if (cigar.isInferred)
    return `We know ${cigar.brand}, though not that line, so this goes by what most of theirs are: ${bodyWords[cigar.body - 1]}. For that, pour ${ended(drink.name)}`
  return pick([
    `With the ${name}, pour ${ended(drink.name)}`,
    `Pour ${drink.name} beside the ${ended(name)}`,
    `The ${name} wants ${drink.name} next to it.`,
    `For the ${name}: ${ended(drink.name)}`,
  ])
}

function wordServing(drink: Drink): string {
  return `${ended(capital(drink.serve))} ${drink.sentence}`
}

/** With a full stop, unless the name brings one (`V.S.O.P.`). */
function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
