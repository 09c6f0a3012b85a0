import { rewordedRemarks, rewordedStyles } from './style-names.rules.ts'

/** Places that take an article. */
const placeWithArticle =
  /^(Loire|Douro|Jura|Marche|Mâconnais|Netherlands|United States|Caribbean|Dominican Republic|northern Rhône|southern Rhône|Veneto|Columbia Valley|Left Bank|Right Bank)/
/** A place, possibly with a direction in front: `Kentucky`, `northern Rhône`, `Left Bank Bordeaux`. */
const place = /^(northern |southern |southwest )?\p{Lu}[\p{L}'’ -]+$/u
/** All port comes from the Douro, and all sherry from Jerez. */
const impliedPlaces = new Set(['Douro', 'Jerez', 'Champagne', 'Ireland', 'Japan'])

/** A drink poured from a bottle, of which one says `a rum`; grapes and teas go without an article. */
const countable =
  /\b(bourbon|rye|rum|whiske?y|Scotch|malts?|blend|tequila|mezcal|sotol|cognac|armagnac|Bas-Armagnac|brandy|calvados|grappa|gin|vodka|genever|aquavit|sake|cachaça|spirit|agricole vieux|port|Madeira|sherry|amontillado|oloroso|fino|palo cortado|Champagne|Sauternes|sparkling wine|Reserva|Rioja|Beaujolais|cocktail|sour|highball|liqueur|soda|cooler|drink|punch|spritz|julep|toddy|aperitif|aperitivo|vermouth|white|red|phosphate|cola|float|amaro|absinthe|fernet|lassi|stout|porter|lager|ale|IPA|roast|infusion)$/i
const nouns =
  /\b(bourbon|rye|rum|port|whiske?y|Scotch|tequila|mezcal|cognac|brandy|gin|vodka|Madeira|sherry|Champagne|aquavit|grappa|absinthe)$/i

/**
 * `Islay single malt, sherry finish` as a noun phrase: `an Islay single malt finished in sherry casks`. Words that the name
 * has already are left out: `a tequila` for a reposado that is called one.
 */
export function describeStyle(style: string, name = ''): string | undefined {
  const known = rewordedStyles[style]
  if (known !== undefined) return known === '' ? undefined : withArticleIfCountable(known)
  const beer = beerStyle.exec(style)
  if (beer) return spokenBeer(beer[1]!, beer[2]!, beer[3])
  const [text = '', ...remarks] = style
    .replace(/single pot still/, 'single pot still Irish whiskey')
    .replace(/^(.*)\b(cognac|armagnac|Bas-Armagnac) (XO|VSOP|VS)\b/i, '$3 $1$2')
    .replace(/\barmagnac\b/, 'Armagnac')
    .replace(/(\d+) year old/g, '$1-year-old')
    .replace(/^basic /, '')
    .split(', ')
  const kind = withoutWordsOf(name, text)
  const adjectives = remarks
    .filter(isAdjective)
    .filter(remark => !name.toLowerCase().includes(remark))
    .map(remark => remark.replace(/ (roast|strength|proof)$/, '-$1').replace(' filtered', '-filtered'))
  const others = remarks.filter(
    remark =>
      !isAdjective(remark) &&
      !(impliedPlaces.has(remark) && !kind.endsWith('wine')) &&
      !name.toLowerCase().includes(remark.toLowerCase()),
  )
  const tails = [...others.filter(isPlace), ...others.filter(remark => !isPlace(remark))].map(spokenRemark)
  return [withArticleIfCountable([...adjectives, kind].join(' ')), ...tails]
    .filter(Boolean)
    .join(' ')
    .replaceAll(' , ', ', ')
}

/** The noun stays: `Hennessy VSOP` is a cognac. */
function withoutWordsOf(name: string, kind: string): string {
  if (!nouns.test(kind)) return kind
  const words = kind.split(' ')
  const inName = new Set(name.toLowerCase().split(/[^\p{L}\d]+/u))
  const isKept = (word: string, at: number) => at === words.length - 1 || !inName.has(word.toLowerCase())
  return words.filter(isKept).join(' ')
}

/** `ale, Belgian-style wheat, Maine`, as the data sorts beers. */
const beerStyle = /^(ale|lager|porter|stout), ([^,]+)(?:, (.+))?$/

/** `a Belgian-style wheat ale from Maine`; some kinds are called without the family. */
function spokenBeer(family: string, kind: string, origin: string | undefined): string {
  const name = /IPA|bock|pilsner|tripel/.test(kind) ? kind : `${kind} ${family}`
  return `${article(kind)} ${name}${origin ? ` from ${spokenPlace(origin)}` : ''}`
}

/** `Chile` of `Carménère, Chile`. */
export function originOf(style: string): string | undefined {
  const first = beerStyle.test(style) ? 2 : 1
  const origin = style.split(', ').find((part, index) => index >= first && place.test(part))
  return origin && !impliedPlaces.has(origin) ? spokenPlace(origin) : undefined
}

const isAdjective = (remark: string) =>
  /^(sherried|unpeated|lightly peated|unchillfiltered|uncut|blended|(cask|high|higher) strength|(barrel|full) proof|cold|hot|single barrel|\w+ roast|long aged|stone-crushed|non-chill filtered)$/.test(
    remark,
  )

const isPlace = (remark: string) => place.test(remark) && !/finish|cask|wood|Gamay/.test(remark)

function spokenRemark(remark: string): string {
  const known = rewordedRemarks[remark]
  if (known !== undefined) return known
  if (isPlace(remark)) return `from ${spokenPlace(remark)}`
  const cask = /^(.+?)( casks?)? finish$/.exec(remark)?.[1]
  if (cask) return `finished in ${cask} ${cask.endsWith('oak') ? '' : 'casks'}`.trim()
  if (/\b(casks?|cask types|woods|oak|joven)\b/.test(remark)) return `from ${remark}`
  return `, ${remark}`
}

function spokenPlace(name: string): string {
  const spoken = name.replace(/ Bank Bordeaux$/, ' Bank of Bordeaux')
  return placeWithArticle.test(spoken) ? `the ${spoken}` : spoken
}

/** `espresso with foamed milk`: the noun is in front of the preposition. */
function withArticleIfCountable(text: string): string {
  const noun = text.split(
    /,? (?:with|of|on|from|made|over|under|for|without|in|at|aged|finished|mellowed|matured|bottled|distilled|blended|released|part)\b/,
  )[0]!
  return countable.test(noun) && !/^(an?|the) /.test(text) ? `${article(text)} ${text}` : text
}

const article = (word: string) =>
  (/^([aeiou]|herbal|8|11\b|18\b)/i.test(word) && !/^(un[io]|eu)/i.test(word)) ||
  /^unpe|^unc|^unfi|^unag/i.test(word)
    ? 'an'
    : 'a'
