/** Places that take an article. */
const placeWithArticle =
  /^(Loire|Douro|Jura|Marche|Mâconnais|Netherlands|United States|Caribbean|Dominican Republic|northern Rhône|southern Rhône)/
/** A place, possibly with a direction in front: `Kentucky`, `northern Rhône`, `Left Bank Bordeaux`. */
const place = /^(northern |southern |southwest )?\p{Lu}[\p{L}'’ -]+$/u

/** Styles that would not read well in a sentence; an empty one is left out. */
const reworded: Readonly<Record<string, string>> = {
  'alcohol-free sparkling grape': '',
  'restricted espresso': 'espresso pulled short',
  'short extraction, blend': '',
  'full-immersion filter, Indonesia': 'full-immersion coffee from Indonesia',
  'filter coffee, medium roast': 'plain filter coffee',
  'hibiscus infusion, hot': '',
  'cru Beaujolais, Gamay': 'cru Beaujolais made from Gamay',
  'añejo tequila, stone-milled in part': 'partly stone-milled añejo tequila',
  'joven mezcal, agave blend': 'joven mezcal from a blend of agaves',
}

/** Remarks behind a comma, in other words. */
const remarksInWords: Readonly<Record<string, string>> = {
  '114 proof': '',
  'bottled in bond': 'bottled in bond',
  'worm tubs': 'condensed in worm tubs',
  'pot and column': 'from pot and column stills',
  'chocolate malt': 'made with chocolate malt',
  'ten-recipe blend': 'blended from ten recipes',
  'solera vatted': 'from a solera vat',
  'pot still heavy': 'heavy on pot still',
  'eight years': 'eight years old',
  '12 year': '12 years old',
  '20 year': '20 years old',
  '25 year': '25 years old',
  'eleven months in oak': 'aged eleven months in oak',
  'annual release': 'released once a year',
  'three-star style': 'in the three-star style',
  'second small-cask aging': 'aged a second time in small casks',
  'stave finished': 'finished on oak staves',
  'amburana wood': 'in amburana wood',
  'double aged': 'aged twice',
  'three gingers': 'from three gingers',
  'bottle-matured': 'matured in the bottle',
  'single blended': '',
  highland: 'from the highlands',
}

/** Words for a thing one can count, which takes an article. */
const countable =
  /\b(blend|cocktail|sour|highball|liqueur|soda|cooler|drink|punch|spritz|julep|toddy|aperitif|aperitivo|white|red|phosphate|infusion|cola|float|amaro|absinthe|fernet|julep|lassi|stout|porter|lager|ale|IPA)$/

/** `Islay single malt, sherry finish` as a noun phrase: `Islay single malt with a sherry finish`. */
export function describeStyle(style: string): string | undefined {
  const known = reworded[style]
  if (known !== undefined) return known || undefined
  const beer = beerStyle.exec(style)
  if (beer) return spokenBeer(beer[1]!, beer[2]!, beer[3])
  const [kind = '', ...remarks] = style
    .replace(/single pot still/, 'single pot still whiskey')
    .replace(/(\d+) year old/g, '$1-year-old')
    .replace(/^basic /, '')
    .split(', ')
  const adjectives = remarks
    .filter(isAdjective)
    .map(remark => remark.replace(/ (roast|strength|proof)$/, '-$1'))
  const others = remarks.filter(remark => !isAdjective(remark))
  const tails = [...others.filter(isPlace), ...others.filter(remark => !isPlace(remark))].map(spokenRemark)
  return [withArticleIfCountable([...adjectives, kind].join(' ')), ...tails]
    .filter(Boolean)
    .join(' ')
    .replaceAll(' , ', ', ')
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
  return origin && spokenPlace(origin)
}

const isAdjective = (remark: string) =>
  /^(sherried|unpeated|lightly peated|unchillfiltered|uncut|blended|(cask|high|higher) strength|(barrel|full) proof|cold|hot|single barrel|\w+ roast|long aged|stone-crushed|non-chill filtered|twice mellowed)$/.test(
    remark,
  )

const isPlace = (remark: string) => place.test(remark) && !/finish|cask|wood|Gamay/.test(remark)

function spokenRemark(remark: string): string {
  const known = remarksInWords[remark]
  if (known !== undefined) return known
  if (isPlace(remark)) return `from ${spokenPlace(remark)}`
  if (remark.endsWith('finish')) return `with ${article(remark)} ${remark}`
  if (/\b(casks?|cask types|woods|oak|joven)\b/.test(remark)) return `from ${remark}`
  return `, ${remark}`
}

function spokenPlace(name: string): string {
  return placeWithArticle.test(name) ? `the ${name}` : name
}

/** `espresso with foamed milk`: the noun is in front of the preposition. */
function withArticleIfCountable(text: string): string {
  const noun = text.split(/ (?:with|of|on|from|made|over|under|for|without) /)[0]!
  return countable.test(noun) ? `${article(noun)} ${text}` : text
}

const article = (word: string) => (/^([aeiou]|herbal)/i.test(word) ? 'an' : 'a')
