import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'
import { cigarName } from '../cigar-name.rules.ts'
import { readCatalogue } from '../server/read-catalogue.ts'
import { indexCigars } from './cigar-index.rules.ts'
import { recognizeCigar } from './recognize-cigar.rules.ts'

const catalogue = readCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const index = indexCigars(catalogue)
const recognize = (text: string, limit = 8) => recognizeCigar(index, text, limit)
/** Whether a line was recognized, and the brand that was identified. */
function outcomeOf(text: string) {
  const { isRecognized, brand } = recognize(text)
  return [isRecognized, brand]
}
const anyCigar = fc.constantFrom(...catalogue.cigars)

test('Every line is recognized by its full name, and no line with another name ranks above it', () => {
  const missed = catalogue.cigars.filter(cigar => {
    const { isRecognized, matches } = recognize(`${cigar.brand} ${cigar.line}`, 5)
    const first = matches[0]
    const own = matches.find(match => match.cigar === cigar)
    return !isRecognized || !own || first!.score > own.score || (own.exact && !first!.exact)
  })
  expect(missed.map(({ brand, line }) => `${brand} ${line}`)).toEqual([])
}, 120_000)

test('Capitals, missing accents and words around the name change nothing', () => {
  fc.assert(
    fc.property(anyCigar, ({ brand, line }) => {
      const first = recognize(`${brand} ${line}`).matches[0]?.cigar.id
      const name = `${brand} ${line}`.normalize('NFKD').replace(/\p{M}/gu, '')
      expect(recognize(`smoking a ${name.toUpperCase()} tonight`).matches[0]?.cigar.id).toBe(first)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['Padron 1964 Anniversary', 'padron-1964-anniversary'],
  ['padron nineteen sixty-four anniversary', 'padron-1964-anniversary'],
  ['Montecristo N° 2', 'montecristo-cuba-no-2'],
  ['I am smoking a Cohiba Robustos tonight', 'cohiba-robustos'],
  ['smoking a Cohiba Siglo I tonight', 'cohiba-siglo-i'],
  ['last call', 'aj-fernandez-last-call'],
  ['smoking a last call', 'aj-fernandez-last-call'],
  ['tattoo', 'tatuaje-tattoo'],
  ['winston churchill', 'davidoff-winston-churchill'],
  ['pardon 1964 anniversary', 'padron-1964-anniversary'],
])('“%s” is recognized as %s', (text, id) => {
  const { isRecognized, matches } = recognize(text)
  expect(catalogue.linesById.has(id)).toBe(true)
  expect([isRecognized, matches[0]?.cigar.id]).toEqual([true, id])
})

describe('Real input is recognized as the cigar that was meant', () => {
  const firstOf = (text: string) => {
    const { isRecognized, matches } = recognize(text)
    return isRecognized && matches[0] ? `${matches[0].cigar.brand} | ${matches[0].cigar.line}` : undefined
  }

  test.each([
    ['a cabinet size', 'partagas shorts cab 50', 'Partagás | Shorts'],
    ['a box size', 'Viaje Satori (box of 25)', 'Viaje | Satori'],
    ['a new release', 'My Father The Judge new release', 'My Father | The Judge'],
    ['an unknown year', 'Nub Maduro 2023', 'Nub | Maduro'],
    ['a sentence in German', 'ich rauche gerade eine Cohiba Siglo VI, was passt dazu', 'Cohiba | Siglo VI'],
    [
      'a sentence in Spanish',
      'Estoy fumando un Oliva Serie V Melanio, ¿qué bebo?',
      'Oliva | Serie V Melanio',
    ],
    ['a sentence in French', 'je fume un Davidoff Escurio ce soir, que boire avec', 'Davidoff | Escurio'],
    ['a story in English', 'my buddy gave me a Viaje Zombie for my birthday', 'Viaje | Zombie'],
    [
      'a drink in the same sentence',
      'recommend a rum for the Davidoff Nicaragua please',
      'Davidoff | Nicaragua',
    ],
    ['markup', '<b>Matilde Serena</b>', 'Matilde | Serena'],
    ['a link', '<a href="/x?y=1">My Father The Judge</a>&nbsp;', 'My Father | The Judge'],
    ['a short form of a leaf', 'fuente 858 mad', 'Arturo Fuente | 8-5-8 Maduro'],
    ['initials and a short form', 'LFD DL chisel', 'La Flor Dominicana | Double Ligero Chisel'],
    ['a short year', 'padron 64 natural', 'Padrón | 1964 Anniversary'],
    ['a missing space', 'alecbradley kintsugi', 'Alec Bradley | Kintsugi'],
    ['no spaces', 'laflordominicana lanox', 'La Flor Dominicana | La Nox'],
    ['an extra space', 'under crown sungrown', 'Drew Estate | Undercrown Sun Grown'],
    ['a separated letter and number', 'liga privada t 52', 'Drew Estate | Liga Privada T52'],
    ['spoken digits', 'la aurora one oh seven', 'La Aurora | 107'],
    ['a phonetic spelling', 'padeeya 1948', 'Padilla | 1948'],
    ['a nickname and a partial line', 'le bijoux 1922 torpedo', 'My Father | Le Bijou 1922'],
    ['a line of common words only', 'long live the king', 'Caldwell | Long Live the King'],
    ['a drink that distinguishes two lines', 'diesel whisky row sherry', 'Diesel | Whiskey Row Sherry Cask'],
    ['a space inside a common word', 'under crown maduro', 'Drew Estate | Undercrown Maduro'],
    ['a number and a color without the maker', '601 green', 'Espinosa | 601 Green Label'],
    ['a single letter as a line', 'oliva o maduro', 'Oliva | Serie O Maduro'],
  ])('%s: %s', (_, text, expected) => {
    expect(firstOf(text)).toBe(expected)
  })
})

test('An unfinished number lists its completions and is not recognized as any of them', () => {
  const { isRecognized, matches, brand } = recognize('padrn 19')
  expect(matches.slice(0, 2).map(({ cigar }) => cigar.line.slice(0, 4))).toEqual(
    expect.arrayContaining(['1926', '1964']),
  )
  expect([isRecognized, brand]).toEqual([false, 'Padrón'])
})

test.each(['la gloria cubana', 'la palina', 'drew estate'])(
  'The maker alone, “%s”, does not name a line that repeats a word of it',
  text => {
    const { isRecognized, matches } = recognize(text)
    expect(isRecognized).toBe(true)
    expect(matches[0]!.lineCoverage).toBeLessThan(0.2)
  },
)

describe('Text about something else is not recognized as a cigar, even if a line has that name', () => {
  test.each([
    ['a cocktail', 'Black Russian'],
    ['a port with the name of a cigar', 'Fonseca Vintage Port'],
    ['a coffee', 'Cortado'],
    ['food', 'banana bread'],
    ['a question', 'is the patio open'],
    ['a play', 'romeo and juliet is a play by shakespeare'],
    ['a historical person', 'simon bolivar was a general'],
    ['a person’s name', 'Simon Bolivar'],
    ['a question about a person with the name of a line and a size', 'Who was Winston Churchill?'],
    ['an actor', 'Ashton Kutcher'],
    ['a closing bar', 'last call for drinks'],
    ['another business', 'tattoo shop'],
    ['an excuse', 'pardon me'],
    ['a father', 'my father is a judge'],
    ['a country', 'Trinidad and Tobago'],
    ['an ordinary word close to a maker', 'Oliver'],
    ['a template', '{{7*7}}'],
    ['a made-up name', 'Dragonbreath Inferno'],
    ['a script with the name of a cigar', '<script>alert("padron 1964 anniversary")</script>'],
  ])('%s: %s', (_, text) => {
    expect(outcomeOf(text)).toEqual([false, undefined])
  })
})

describe('A maker whose line is unknown', () => {
  test.each(['Padrón Moonshine Barrel', 'Perdomo xqzz', 'smoking something by Perdomo called xqzz'])(
    'is identified in “%s”',
    text => {
      const { isRecognized, brand } = recognize(text)
      expect(isRecognized).toBe(false)
      expect(['Padrón', 'Perdomo']).toContain(brand)
    },
  )

  test.each(['My Father Sunday Morning', 'my father xqzz'])(
    'is identified by a name of common words: “%s”',
    text => {
      expect(outcomeOf(text)).toEqual([false, 'My Father'])
    },
  )

  test('is not identified in a sentence about family with the words of its name', () => {
    expect(recognize('my father, sunday morning').brand).toBeUndefined()
  })

  test.each(['punch him in the face with it', 'olive oil', 'I love this place', 'table of contents'])(
    'is not identified in “%s”',
    text => {
      expect(recognize(text).brand).toBeUndefined()
    },
  )
})

describe('An unknown edition of a known line', () => {
  test.each(['Undercrown 99', 'Undercrown Xqzz Blend', 'undercrown xqzz'])(
    '“%s” matches the line of that name with a low score, and not a numbered one',
    text => {
      const { isRecognized, brand, matches } = recognize(text)
      expect([isRecognized, brand]).toEqual([true, 'Drew Estate'])
      expect(matches[0]).toMatchObject({ exact: false, cigar: { line: 'Undercrown Maduro' } })
      expect(matches[0]!.score).toBeLessThan(0.56)
      const numbered = matches.find(({ cigar }) => cigar.line === 'Undercrown 10')
      expect(numbered?.score ?? 0).toBeLessThan(matches[0]!.score)
    },
  )

  test('gives the maker if no line has just the name of the family', () => {
    expect(outcomeOf('tabak xqzz')).toEqual([false, 'Drew Estate'])
  })

  test('with its maker is recognized, and an unknown number of a partial line is not', () => {
    expect(recognize('Drew Estate Undercrown 99').isRecognized).toBe(true)
    expect(recognize('Cohiba Siglo 9').isRecognized).toBe(false)
  })

  test('An ordinary word does not identify a family', () => {
    const sentences = ['amazon prime', 'sandwich xqzz', 'guardian angel', 'kentucky fried', 'edge 99']
    for (const text of [...sentences, 'undercrown movie']) {
      expect(outcomeOf(text), text).toEqual([false, undefined])
    }
  })
})

test('A typo still matches the line, but not as exact', () => {
  const { isRecognized, matches } = recognize('Padrn 1964 Aniversary')
  expect(isRecognized).toBe(true)
  expect(matches[0]).toMatchObject({ exact: false, cigar: { id: 'padron-1964-anniversary' } })
})

test.each(['my dog is called Rex', 'hello', 'what is the weather', '', 'asdf qwer', '12345', 'the', 'no'])(
  '“%s” is not a cigar',
  text => {
    expect(recognize(text).isRecognized).toBe(false)
  },
)

test('Matches are sorted, unique, within the limit, and have scores from 0 to 1', () => {
  fc.assert(
    fc.property(anyCigar, fc.integer({ min: 1, max: 50 }), ({ brand }, limit) => {
      const { matches } = recognize(brand, limit)
      const scores = matches.map(match => match.score)
      expect(matches.length).toBeLessThanOrEqual(limit)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
      expect(scores.every(score => score >= 0 && score <= 1)).toBe(true)
      expect(new Set(matches.map(match => match.cigar.id)).size).toBe(matches.length)
    }),
    { numRuns: 60 },
  )
})

test('The order of the catalogue does not break ties', () => {
  const turned = indexCigars({ ...catalogue, lines: catalogue.lines.toReversed() })
  for (const text of ['maduro', 'padron', 'serie v', 'undercrown', 'robusto'])
    expect(recognizeCigar(turned, text, 8).matches.map(match => match.cigar.id)).toEqual(
      recognize(text).matches.map(match => match.cigar.id),
    )
})

describe('Hostile text takes less than 50 ms of CPU time and does not throw', () => {
  const maxLength = 5000
  /** CPU time, because wall time depends on the load of the machine. */
  const workFor = (text: string) => {
    const began = process.cpuUsage()
    recognize(text)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  }
  recognize('warm up with padron 1964')

  test.each([
    ['one long word', 'a'.repeat(maxLength)],
    ['many words', 'padron 1964 '.repeat(maxLength / 12)],
    ['the maximum number of words', 'padrn olvia monte '.repeat(9).slice(0, 160)],
    ['single letters', 'a b c d e f g '.repeat(12).slice(0, 160)],
    ['emoji', '🔥'.repeat(maxLength / 2)],
    ['a few emoji', 'padron 🔥🔥 1964'],
    ['regular expression characters', '.*+?^$(){}|[]\\'.repeat(11).slice(0, 160)],
    ['a pattern that would backtrack', `${'(a+)+'.repeat(25)}!`],
    ['many digits and symbols', '1-1-1 x 1/1 '.repeat(13)],
    ['spaces', ' '.repeat(maxLength)],
    ['an almost complete size', `${'9'.repeat(120)}.${'9'.repeat(30)} x`],
    ['right to left', '\u202Eباردون 1964\u202C שלום'],
    ['letters with many accents', `p${'\u0300\u0301\u0336'.repeat(45)}adron`],
    ['zero width', 'pa\u200Bdr\u200Don'],
    ['NUL and a lone surrogate', 'padron\u0000 \uD800 1964'],
    ['object property names', '__proto__ constructor toString hasOwnProperty'],
    ['spoken numbers', 'nineteen sixty '.repeat(10)],
  ])('%s', (_, text) => {
    expect(recognize(text).matches.every(match => Number.isFinite(match.score))).toBe(true)
    expect(Math.min(workFor(text), workFor(text))).toBeLessThan(50)
  })

  test('anything else', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc
        .array(fc.constantFrom('padron', 'no.', '5x50', 'x', '1/0', 'valueOf', '52', 'vi'))
        .map(words => words.join(' ')),
    )
    fc.assert(
      fc.property(anyText, text => {
        expect(() => recognize(text)).not.toThrow()
      }),
      { numRuns: 150 },
    )
  })
})

test('Every line is found by its full name, even with stop words in it or before it', () => {
  const lost = catalogue.cigars.filter(cigar =>
    [cigarName(cigar), `tonight ${cigarName(cigar)}`].some(text => {
      const { isRecognized, matches } = recognize(text, 1)
      return !isRecognized || matches[0]!.cigar !== cigar || matches[0]!.lineCoverage < 1
    }),
  )
  expect(lost.map(({ id }) => id)).toEqual([])
}, 120_000)
