/** After a word that a cigar follows: `how many of the Caballero Azul`, `did I like an Azul`. */
const afterWord =
  /\b(?:of|of the|of my|smoked?|had|rated?|like|liked|an?|the|my)\s+(?<name>\p{Lu}[\p{L}\p{N}'-]*(?:\s+[\p{Lu}\p{N}][\p{L}\p{N}'-]*)*)/u
const noNames = new Set(
  'I Humidor Journal Bar Vault Lounge Smoke Deck Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Cuban Cubans Nicaraguan Nicaraguans Dominican Dominicans Honduran Hondurans Mexican Ecuadorian Robusto Toro Churchill Corona Torpedo Maduro Connecticut Habano Christmas Easter'.split(
    ' ',
  ),
)

/** A name with capitals that the catalogue does not have. It may still stand in the member's own rows. */
export function findUnknownName(question: string): string | undefined {
  const name = afterWord.exec(question)?.groups?.name
  return name !== undefined && !name.split(/\s+/).every(word => noNames.has(word)) ? name : undefined
}
