/** A wish that the finder can answer, as people say it. `has` tells what is wished for. */
interface Wish {
  text: string
  has: 'cigar' | 'drink'
  words: string
}

export const wishes: readonly Wish[] = [
  { text: 'Something smoky', has: 'drink', words: 'smoky peaty peated islay smoke' },
  { text: 'Something sweet', has: 'drink', words: 'sweet dessert' },
  {
    text: 'No alcohol',
    has: 'drink',
    words: 'no alcohol zero proof free without nonalcoholic non-alcoholic',
  },
  { text: 'Something bubbly', has: 'drink', words: 'bubbly sparkling fizz bubbles' },
  { text: 'Something hot', has: 'drink', words: 'hot warm' },
  { text: 'An after-dinner drink', has: 'drink', words: 'after dinner digestif nightcap' },
  { text: 'A mild cigar', has: 'cigar', words: 'mild mellow light smooth' },
  { text: 'A medium cigar', has: 'cigar', words: 'medium' },
  { text: 'A full-bodied cigar', has: 'cigar', words: 'full bodied strong powerful' },
  { text: 'A short mild cigar', has: 'cigar', words: 'short quick small mild' },
  { text: 'A long full cigar', has: 'cigar', words: 'long slow full' },
]

const strengths = [
  { text: 'mild', words: 'mild mellow light smooth' },
  { text: 'medium', words: 'medium' },
  { text: 'full', words: 'full bodied strong powerful' },
]
const wrappers = ['Connecticut', 'Habano', 'maduro', 'Cameroon', 'Corojo', 'Sumatra', 'Broadleaf']

/** Strength and wrapper of a cigar. One of the two alone is too little to name such a cigar. */
export const blendWishes: readonly Wish[] = wrappers.flatMap(wrapper =>
  strengths.map(({ text, words }) => ({
    text: `A ${text} ${wrapper} cigar`,
    has: 'cigar',
    words: `${words} ${wrapper}`,
  })),
)
