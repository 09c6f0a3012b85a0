export type Leaf =
  | 'candela'
  | 'connecticut'
  | 'claro'
  | 'natural'
  | 'cameroon'
  | 'corojo'
  | 'criollo'
  | 'habano'
  | 'rosado'
  | 'sumatra'
  | 'broadleaf'
  | 'san-andres'
  | 'maduro'
  | 'oscuro'

/** Words for a leaf or a shade, with the leaf that they suggest. */
export const leafByWord: ReadonlyMap<string, Leaf> = new Map<string, Leaf>([
  ...wordsFor('candela', 'candela jade green'),
  ...wordsFor('connecticut', 'connecticut conn conni connie conny shade'),
  ...wordsFor('claro', 'claro blond blonde'),
  ...wordsFor('natural', 'natural nat colorado brown'),
  ...wordsFor('cameroon', 'cameroon camaroon cameroun'),
  ...wordsFor('corojo', 'corojo'),
  ...wordsFor('criollo', 'criollo'),
  ...wordsFor('habano', 'habano grown sungrown'),
  ...wordsFor('rosado', 'rosado'),
  ...wordsFor('sumatra', 'sumatra'),
  ...wordsFor('broadleaf', 'broadleaf mata arapiraca'),
  ...wordsFor('san-andres', 'andres'),
  ...wordsFor('maduro', 'maduro dark black'),
  ...wordsFor('oscuro', 'oscuro ligero'),
])

/** Ambiguous words, which do not describe a cigar by themselves. */
export const weakLeafWords: ReadonlySet<string> = new Set(
  'shade grown natural nat dark black brown green jade blond blonde connie conny colorado mata claro'.split(
    ' ',
  ),
)

export const countryByWord: ReadonlyMap<string, string> = new Map<string, string>([
  ...wordsFor('Nicaragua', 'nicaragua nicaraguan esteli jalapa'),
  ...wordsFor('Dominican Republic', 'dominican'),
  ...wordsFor('Honduras', 'honduras honduran'),
  ...wordsFor('Cuba', 'cuba cuban habanos'),
  ...wordsFor('Mexico', 'mexico mexican'),
  ...wordsFor('Brazil', 'brazil brazilian'),
  ...wordsFor('Ecuador', 'ecuador ecuadorian'),
])

/** Words that occur in names of lines and in much else. */
export const leafCountryAndStrengthWords: ReadonlySet<string> = new Set([
  ...leafByWord.keys(),
  ...countryByWord.keys(),
  ...'san sun grown sungrown mild medium full bodied strong mellow'.split(' '),
])

function wordsFor<Meaning extends string>(meaning: Meaning, words: string): [string, Meaning][] {
  return words.split(' ').map(word => [word, meaning])
}
