/** What only the facts can say of a cigar or a drink: a narration may use these words if the facts have them. */
const properties =
  'peat peated peaty unpeated smoky smoked sweet sweeter sweetest sugary syrupy unsweetened bitter sour salty savory spicy peppery fruity nutty creamy oaky woody earthy floral herbal citrusy chocolatey chocolaty sherried bourbony rummy winey tart tannic acidic sharp boiling frozen freezing iced icy scalding sparkling fizzy flat bubbly carbonated alcoholic nonalcoholic overproof cask strongest weakest mild milder mildest strong stronger powerful potent gentle gentler heavy heavier heaviest heavily massive delicate thin aged vintage organic infused flavored machine handmade boxpressed perfecto torpedo robusto toro churchill corona lancero gordo candela maduro oscuro colorado claro natural connecticut habano corojo criollo sumatra cameroon broadleaf cuban nicaraguan dominican honduran mexican brazilian ecuadorian italian american french bottle bottles box boxes rose roses shade scottish irish japanese jamaican barbadian kentucky'
const propertyWords: ReadonlySet<string> = new Set(properties.split(' '))

export function isPropertyWord(word: string): boolean {
  return propertyWords.has(word)
}
