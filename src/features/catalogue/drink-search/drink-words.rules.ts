import { stopWords, tokenizeCigarText } from '../words/words.rules.ts'

const vessels =
  'glass glasses bottle bottles cup cups shot shots dram drams measure can cans pint pints tumbler mug finger fingers nip'
/** What people say around a drink, in no drink's name. */
const talk =
  'feel feeling feels mood craving fancy opened open opening order ordered ordering pours pouring neat rocks fridge cellar tonights drank sips sipped serve serving served tasting tasted finish finishing finished nursing sharing'
/** What lies beside a drink and is none. */
const accessories = 'cutter cutters lighter lighters ashtray ashtrays torch matches'
const fillers: ReadonlySet<string> = new Set([
  ...stopWords,
  ...vessels.split(' '),
  ...talk.split(' '),
  ...accessories.split(' '),
])

/** Words around a name that do not help to identify the drink. */
export const isFiller = (word: string): boolean => fillers.has(word)

/** Like cigar text, but initials with full stops are one word: `V.S.O.P.` */
export function tokenizeDrinkText(text: string): readonly string[] {
  return tokenizeCigarText(text.replace(/\b(?:\p{L}\.)+\p{L}\b\.?/gu, letters => letters.replaceAll('.', '')))
    .words
}
