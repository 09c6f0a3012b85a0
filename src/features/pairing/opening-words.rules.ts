import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Voice } from './chosen-words.rules.ts'
import type { Pair } from './pair.rules.ts'
import type { CigarProfile } from './profile.rules.ts'
import { sayServe } from './spoken-serve.rules.ts'

const bodyWords = ['mild', 'mild to medium', 'medium', 'medium to full', 'full'] as const

export function bodyOf({ body }: Pick<CigarProfile, 'body'>): string {
  return bodyWords[body - 1]!
}

/** What to pour and how, and what the drink is. */
export function wordOpening(pair: Pair, voice: Voice): string {
  return [invite(pair, voice), sayServe(pair.drink, voice), pair.drink.sentence].join(' ')
}

const ofShortPour = /\b(measure|light hand|a little)\b/i

/** A cigar that nobody has seen is never spoken of as if it were known. */
function invite({ cigar, drink }: Pair, voice: Voice): string {
  if (!cigar.isInferred)
    return voice.say('openings', [drink.kind, 'any'], {
      slots: { cigar: cigarName(cigar), drink: drink.name },
      suits: phrase => drink.glass !== 'highball' || !ofShortPour.test(phrase),
    })
  return voice.say('unlisted', knownBy(cigar), {
    slots: { maker: makerOf(cigar), body: bodyOf(cigar), wrapper: cigar.wrapper, drink: drink.name },
  })
}

/** Natural is what we assume where nothing was said about the wrapper, so it is better left unsaid. */
function knownBy({ brand, line, wrapper }: CigarProfile): string {
  if (brand !== 'Unlisted') return line === '' ? 'house' : 'maker'
  return wrapper === 'natural' ? 'plain' : 'words'
}

/** Without the country that tells two makers of one name apart: `Montecristo (Cuba)`. */
function makerOf({ brand }: CigarProfile): string {
  return brand.replace(/\s*\([^)]*\)$/, '')
}
