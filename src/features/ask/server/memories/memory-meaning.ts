import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import { avoidedDrinks } from './avoided-drinks.ts'

/** What a member told about themselves: one value for each subject. */
export interface Told {
  subject: string
  value: string
}

/** How it reads, and what it asks of a drink, of a cigar and of the time. */
export interface Meaning {
  subject: string
  /** `you don’t drink alcohol` */
  text: string
  /** A question that speaks of the same says itself what it wants. */
  mentioned: RegExp
  suitsDrink?: (drink: Drink) => boolean
  suitsCigar?: (cigar: Cigar) => boolean
  isWithoutAlcohol?: true
  minutes?: number
}

/** Undefined for what this version does not know. */
export function meaningOf({ subject, value }: Told): Meaning | undefined {
  if (subject === 'alcohol') return withoutAlcohol
  if (subject === 'cigar strength') return strengths[value]
  if (subject === 'minutes') return withinMinutes(Number(value))
  const avoided = avoidedDrinks.find(each => each.subject === subject)
  return avoided && { ...avoided, text: `you don’t like ${avoided.name}` }
}

const withoutAlcohol: Meaning = {
  subject: 'alcohol',
  text: 'you don’t drink alcohol',
  mentioned:
    /alcohol|booze|spirits?\b|liquor|cocktail|proof|\bdrams?\b|whisk|scotch|bourbon|\brye\b|\brums?\b|cognac|brandy|armagnac|tequila|mezcal|\bgin\b|vodka|\bwines?\b|\bport\b|sherry|madeira|champagne|prosecco|beers?\b|stout|lager|\bales?\b|mocktail|soft drink|sober|driving/i,
  suitsDrink: ({ proof }) => proof < 1,
  isWithoutAlcohol: true,
}

const ofStrength =
  /mild|mellow|\blight\b|strong|strength|\bfull|medium|\bbold|powerful|\bbod(?:y|ied)|gentle/i

function strength(text: string, suits: (strength: number) => boolean): Meaning {
  return {
    subject: 'cigar strength',
    text,
    mentioned: ofStrength,
    suitsCigar: cigar => suits(cigar.strength),
  }
}

const strengths: Readonly<Record<string, Meaning>> = {
  mild: strength('you smoke mild cigars', degree => degree <= 2),
  medium: strength('you smoke medium-bodied cigars', degree => degree >= 2 && degree <= 4),
  full: strength('you smoke strong cigars', degree => degree >= 4),
  'not full': strength('you don’t like strong cigars', degree => degree <= 3),
  'not mild': strength('you don’t like mild cigars', degree => degree >= 3),
}

function withinMinutes(minutes: number): Meaning | undefined {
  if (!(minutes > 0)) return undefined
  return {
    subject: 'minutes',
    text: `you have ${minutes} minutes for a cigar in the evening`,
    mentioned: /\bmin(?:ute)?s?\b|\bhours?\b|\bhrs?\b|quick|\bshort|\blong|\btime\b|all (?:evening|night)/i,
    minutes,
  }
}
