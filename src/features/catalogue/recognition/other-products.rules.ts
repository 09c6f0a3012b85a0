import type { CigarLine } from '../catalogue.contract.ts'
import { tokenizeCigarText } from '../words/words.rules.ts'

/** Other products and subjects under makers' names: Davidoff is also a scent, Padrón a pepper, Ashton an actor. */
const otherProducts: ReadonlySet<string> = new Set(
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

/** False if the word is part of this cigar's name. */
export function mentionsOtherProduct(words: readonly string[], { brand, line, aliases }: CigarLine): boolean {
  const productWords = words.filter(word => otherProducts.has(word))
  if (productWords.length === 0) return false
  const nameWords = new Set([brand, line, ...aliases].flatMap(name => tokenizeCigarText(name).words))
  return productWords.some(word => !nameWords.has(word))
}
