import type { Cigar } from './catalogue.contract.ts'
import { readCigarWords } from './cigar-words.rules.ts'

/**
 * What else is sold, played or told under makers' names: Davidoff is a scent as well, Padrón a pepper, Ashton an actor.
 * Plain nouns, as somebody types them after a name.
 */
const otherTrades: ReadonlySet<string> = new Set(
  [
    'cigarette cigarettes vape vapes vaping snus nicotine pouch pouches pipe pipes chewing snuff hookah shisha',
    'perfume parfum cologne fragrance aftershave toilette soap shampoo lotion deodorant',
    'juice oil olive pepperoni peppers sauce salsa pizza burger sandwich steak salad cheese sausage recipe restaurant menu vinegar',
    'ashtray lighter lighters cutter cutters humidor humidors hygrometer',
    'movie film episode song album band lyrics actor actress singer novel book poem theatre theater opera comic magazine newspaper',
    'car cars truck motorcycle bike tires engine rifle pistol gun ammo watch watches laptop phone charger shoes shirt jacket jeans hat handbag',
    'hotel casino airport flight flights airline tour holiday vacation visa passport university stadium bank mortgage insurance stock stocks shares',
    'sensing bacteria vaccine tablet tablets capsules dosage symptoms weather forecast football soccer baseball basketball league score population capital',
  ]
    .join(' ')
    .split(' '),
)

/** Whether the words speak of another trade and this cigar is not called so. */
export function isOfAnotherTrade(words: readonly string[], { brand, line, aliases }: Cigar): boolean {
  const other = words.filter(word => otherTrades.has(word))
  if (other.length === 0) return false
  const own = new Set([brand, line, ...aliases].flatMap(name => readCigarWords(name).words))
  return other.some(word => !own.has(word))
}
