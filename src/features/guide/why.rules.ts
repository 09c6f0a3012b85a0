import { leafOf, wrapperAffinity } from '#features/pairing/affinity.rules.ts'
import { openVoice, type Voice } from '#features/pairing/chosen-words.rules.ts'
import { wordCompany } from '#features/pairing/company-words.rules.ts'
import { answeringNotes, loudnessOf, sharedNotes } from '#features/pairing/flavour.rules.ts'
import type { Pair } from '#features/pairing/pair.rules.ts'
import { answerKey, type Balance, type Phrasebook } from '#features/pairing/phrasebook.rules.ts'
import { balanceOf } from '#features/pairing/reason-words.rules.ts'
import { vesselOf } from '#features/pairing/words.rules.ts'

/** Something that a pair may be told to rest on. */
interface Ground {
  /** The same for all pairs that would be told the same sentences. */
  key: string
  /** 0 to about 1: how much of the pair it explains. */
  loudness: number
  say: (voice: Voice) => string
}

/**
 * Why each pair of a page goes together, in one saying each. A ground counts the less the more of the page has it, and
 * the more often it has been told: nine rows that say that the two weigh the same say nothing. No two rows begin or
 * end alike, so no two are the same, and each is true for its pair.
 */
export function tellApart(pairs: readonly Pair[], phrasebook: Phrasebook): string[] {
  const groundsByRow = pairs.map(groundsOf)
  const usedBy = new Map<string, number>()
  for (const { key } of groundsByRow.flat()) usedBy.set(key, (usedBy.get(key) ?? 0) + 1)
  const timesTold = new Map<string, number>()
  const worth = ({ key, loudness }: Ground) => loudness / usedBy.get(key)! / (1 + (timesTold.get(key) ?? 0))

  const rows: string[] = []
  for (const [place, grounds] of groundsByRow.entries()) {
    const voice = speakAnew(pairs[place]!, phrasebook, rows)
    const sorted = grounds.toSorted((a, b) => worth(b) - worth(a))
    const { key, text } = firstTold(sorted, voice, rows)
    timesTold.set(key, (timesTold.get(key) ?? 0) + 1)
    rows.push(text)
  }
  return rows
}

function firstTold(grounds: readonly Ground[], voice: Voice, rows: readonly string[]) {
  for (const { key, say } of grounds) {
    const text = say(voice)
    if (isNew(text, rows)) return { key, text }
  }
  return { key: '', text: '' }
}

/** What both taste of, what answers what, the wrapper's usual company, and that neither is too heavy. */
function groundsOf(pair: Pair): Ground[] {
  const { cigar, drink, labelOf } = pair
  const balance = balanceOf(pair)
  return [
    ...sharedNotes(cigar.notes, drink.notes).map(note => ({
      key: `shared ${note}`,
      loudness: loudnessOf(cigar.notes, note) * loudnessOf(drink.notes, note),
      say: (voice: Voice) => voice.say('shared', note),
    })),
    ...answeringNotes(cigar.notes, drink.notes).map(({ how, cigarNote, drinkNote, loudness }) => ({
      key: how,
      loudness,
      say: (voice: Voice) =>
        voice.say('answers', answerKey(how), {
          slots: { leaf: labelOf(cigarNote), pour: labelOf(drinkNote) },
        }),
    })),
    {
      key: `${drink.family} ${leafOf(cigar.wrapperClass)}`,
      loudness: Math.max(unusual, wrapperAffinity(cigar.wrapperClass, drink.family) / usualCompany),
      say: voice => wordCompany(pair, voice),
    },
    {
      key: balance,
      loudness: loudnessByBalance[balance],
      say: voice => voice.say('weights', `${cigar.body} ${balance}`),
    },
  ]
}

/** Points for a wrapper's company, up to some six of them: a quarter at the most, for that says nothing of this bottle. */
const usualCompany = 24
const unusual = 0.02

/** Weight speaks for a pair where it is even; a drink that is far off is poured for something else. */
const loudnessByBalance: Record<Balance, number> = {
  even: 0.3,
  lighter: 0.2,
  heavier: 0.2,
  'much-lighter': 0.02,
  'much-heavier': 0.02,
}

/** Says only what is true for this pair and begins like no row before it; nothing where there is no such sentence. */
function speakAnew({ cigar, drink }: Pair, phrasebook: Phrasebook, rows: readonly string[]): Voice {
  const voice = openVoice(phrasebook, `${cigar.brand} ${cigar.line} ${drink.id}`, {
    glass: vesselOf(drink),
  })
  return {
    ...voice,
    say(file, keys, { slots = {}, suits = () => true } = {}) {
      let isSaid = false
      const fits = (phrase: string) => suits(phrase) && isNew(phrase, rows)
      const text = voice.say(file, keys, {
        slots,
        suits: phrase => {
          isSaid ||= fits(phrase)
          return fits(phrase)
        },
      })
      return isSaid ? text : ''
    },
  }
}

/** How many rows before it, side by side or one above the other, are still in view when one is read. */
const neighbors = 3

/** Endings count as well: where a sentence has the pair's own words near its beginning, they alone would differ. */
function isNew(text: string, rows: readonly string[]): boolean {
  const isLike = (from: number, to?: number) => (row: string) =>
    wordsOf(row, from, to) === wordsOf(text, from, to)
  return (
    text !== '' &&
    !rows.some(isLike(0, 2)) &&
    !rows.some(isLike(-4)) &&
    !rows.slice(-neighbors).some(isLike(0, 1))
  )
}

function wordsOf(text: string, from: number, to: number | undefined): string {
  return text.toLowerCase().split(' ').slice(from, to).join(' ')
}
