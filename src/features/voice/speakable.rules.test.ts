import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultLexicon } from './default-lexicon.rules.ts'
import { speakable } from './speakable.rules.ts'

const withoutLexicon = (text: string) => speakable(text, [])

describe('A voice says what is written', () => {
  test.each([
    ['52 ring', 'fifty-two ring'],
    ['a 52-ring cigar', 'a fifty-two-ring cigar'],
    ['50–54 rings', 'fifty to fifty-four rings'],
    ['a ring gauge of 48 to 54', 'a ring gauge of forty-eight to fifty-four'],
    ['5 × 50', 'five by fifty'],
    ['5 x 50', 'five by fifty'],
    ['5x50', 'five by fifty'],
    ['6½ × 52', 'six and a half by fifty-two'],
    ['6 1/2 X 52', 'six and a half by fifty-two'],
    ['6-1/2 by 52', 'six and a half by fifty-two'],
    ['6.1x50', 'six point one by fifty'],
    ['5" x 50', 'five inches by fifty'],
    ['124 × 50', 'one hundred twenty-four by fifty'],
    ['6 1/2 in.', 'six and a half inches'],
    ['6 in. long', '6 inches long'],
    ['It is 6 in. The ring is thin.', 'It is 6 inches. The ring is thin.'],
    ['a 6" and a 5" one', 'a 6 inches and a 5 inches one'],
    ['the “Opus 22” and the "Serie 6"', 'the “Opus 22” and the "Serie 6"'],
    ['4.9 in. by 50', 'four point nine inches by fifty'],
    ['¼ to ⅜ inch', 'one quarter to three eighths of an inch'],
    ['about 1/2 inch', 'about half an inch'],
    ['1/64 inch', 'one sixty-fourth of an inch'],
    ['2¼ teaspoons', 'two and a quarter teaspoons'],
    ['6⅛ inches', 'six and an eighth inches'],
    ['½ oz', 'half an ounce'],
    ['1½ oz, neat', 'one and a half ounces, neat'],
    ['2 oz. neat', '2 ounces neat'],
    ['1 oz', '1 ounce'],
    ['0.5 oz or 1.75 oz', 'half an ounce or one and three quarters ounces'],
    ['38 rings = 15.1 mm', 'thirty-eight rings equals 15.1 millimeters'],
    ['750 ml', '750 milliliters'],
    ['45 min', '45 minutes'],
    ['10× as strong', '10 times as strong'],
  ])('sizes and measures: %s', (written, spoken) => {
    expect(speakable(written)).toBe(spoken)
  })

  test.each([
    ['65%', '65 percent'],
    ['65 %', '65 percent'],
    ['65\u202f%', '65 percent'],
    ['65–69%', '65 to 69 percent'],
    ['65% RH', '65 percent relative humidity'],
    ['70 °F', '70 degrees Fahrenheit'],
    ['70°F', '70 degrees Fahrenheit'],
    ['21 °C', '21 degrees Celsius'],
    ['at -5 °C or −10°F', 'at minus 5 degrees Celsius or minus 10 degrees Fahrenheit'],
    ['1 °C', '1 degree Celsius'],
    ['65-70 °F', '65 to 70 degrees Fahrenheit'],
    ['68° and 70 degrees F', '68 degrees and 70 degrees Fahrenheit'],
    ['90 proof', 'ninety proof'],
    ['80–90 proof', 'eighty to ninety proof'],
    ['a 90-proof rum', 'a ninety-proof rum'],
    ['120.8 proof', 'one hundred twenty point eight proof'],
    ['~65% ± 2%', 'about 65 percent plus or minus 2 percent'],
  ])('climate and strength: %s', (written, spoken) => {
    expect(speakable(written)).toBe(spoken)
  })

  test.each([
    ['$12', 'twelve dollars'],
    ['$1', 'one dollar'],
    ['$7 to $12', 'seven to twelve dollars'],
    ['$7–12', 'seven to twelve dollars'],
    ['$7-$12', 'seven to twelve dollars'],
    ['$4 to $6 a pound', 'four to six dollars a pound'],
    ['a $12 cigar', 'a twelve-dollar cigar'],
    ['an $8 stick.', 'an eight-dollar stick.'],
    ['$1.75 a pound', 'one dollar and seventy-five cents a pound'],
    ['$7.50 to $12', 'seven dollars and fifty cents to twelve dollars'],
    ['$0.50', 'fifty cents'],
    ['$1,200.', 'one thousand two hundred dollars.'],
    ['$2.5 million', 'two point five million dollars'],
    ['€15 or £1', 'fifteen euros or one pound'],
  ])('prices: %s', (written, spoken) => {
    expect(speakable(written)).toBe(spoken)
  })

  test.each([
    ['1964', 'nineteen sixty-four'],
    ['the Anniversary 1964 Series', 'the Anniversary nineteen sixty-four Series'],
    ['in 1900, 1905 and 1926.', 'in nineteen hundred, nineteen oh five and nineteen twenty-six.'],
    ['2000, 2005 and 2012', 'two thousand, two thousand five and twenty twelve'],
    ['1959–1962', 'nineteen fifty-nine to nineteen sixty-two'],
    ['the 1990s and the ’60s', 'the nineteen nineties and the sixties'],
    ["the '68", 'the sixty-eight'],
    ['1500 cigars in 1,500 boxes of 1000', '1500 cigars in 1,500 boxes of 1000'],
    ['No. 4', 'Number four'],
    ['a no. 2, Nos. 3 and #1', 'a number two, Numbers three and number one'],
    ['the 8-5-8 and the 7-20-4', 'the eight five eight and the seven twenty four'],
    ['Siglo VI and Serie V', 'Siglo six and Serie V'],
    ['2026-11-30', '2026-11-30'],
  ])('years and numbers in names: %s', (written, spoken) => {
    expect(speakable(written)).toBe(spoken)
  })

  test.each([
    ['1-800-222-1222', 'one, eight hundred, two two two, one two two two'],
    ['(888) 426-4435', 'eight eight eight, four two six, four four three five'],
    ['1-800-QUIT-NOW', 'one, eight hundred, quit, now'],
    ['988 or 911', 'nine eight eight or nine one one'],
  ])('lines for help, digit by digit: %s', (written, spoken) => {
    expect(speakable(written)).toBe(spoken)
  })

  test.each([
    ['Rum & Coke', 'Rum and Coke'],
    ['Rum &amp; Coke', 'Rum and Coke'],
    ['approx. an hour', 'approximately an hour'],
    ['e.g. rum vs. gin', 'for example rum versus gin'],
    ['St. Luis Rey, Mt. Gay and Dr. Smith', 'Saint Luis Rey, Mount Gay and Doctor Smith'],
    ['cedar, cocoa etc.', 'cedar, cocoa et cetera.'],
    ['w/ ice, w/o water', 'with ice, without water'],
    ['dry — really – dry - yes', 'dry, really, dry, yes'],
    ['at 9 p.m. by A. J. Fernandez', 'at 9 p.m. by A. J. Fernandez'],
  ])('signs and abbreviations: %s', (written, spoken) => {
    expect(speakable(written)).toBe(spoken)
  })
})

describe('A voice is given words and punctuation only', () => {
  test('R013: no asterisk and no emoji of a formatted answer', () => {
    const written = '**Padrón** 🥃 - try *one* ✅ today!'
    expect(withoutLexicon(written)).toBe('Padrón, try one today!')
    expect(speakable(written)).toBe('Pah drone, try one today!')
  })

  test.each([
    ['# Storage\n\nKeep it *dry*.', 'Storage. Keep it dry.'],
    ['- Keep it dry\n- Keep it dark', 'Keep it dry. Keep it dark'],
    ['1. Cut it\n2. Light it', '1. Cut it. 2. Light it'],
    ['> Slow down,\n> he said.', 'Slow down, he said.'],
    ['two\nlines\n\na paragraph', 'two lines. a paragraph'],
    ['See [the article](/learn/cut?a=(b) "Cutting").', 'See the article.'],
    ['![a band](band.png) of [one][1]\n\n[1]: https://lounge.example/one', 'a band of one'],
    ['at https://www.lounge.example/learn/cut.', 'at lounge.example.'],
    ['as known [1], and so on[^2]', 'as known, and so on'],
    ['| Vitola | Size |\n| --- | :-: |\n| Toro | 6 × 50 |', 'Vitola, Size. Toro, six by fifty'],
    ['`code`, ~~gone~~, __bold__, snake_case and \\*this\\*', 'code, gone, bold, snake case and this'],
    ['one<br>two <b>three</b>', 'one two three'],
    ['👨‍👩‍👧 🇨🇺 1️⃣ ★★★ ™', '1'],
    ['---', ''],
  ])('%j', (written, spoken) => {
    expect(withoutLexicon(written)).toBe(spoken)
  })

  test('whatever is written, nothing is thrown, and no mark is left', () => {
    const parts = fc.array(
      fc.oneof(
        fc.constantFrom(
          '**',
          '# ',
          '\n- ',
          '🥃',
          '[',
          '](',
          ')',
          '`',
          '|',
          '\n',
          ' ',
          '5',
          '$',
          '½',
          '/',
          '-',
          '°F',
          ' x ',
        ),
        fc.string({ unit: 'grapheme', maxLength: 6 }),
      ),
    )
    fc.assert(
      fc.property(parts, written => {
        expect(speakable(written.join(''))).not.toMatch(/[*`•]|\p{Extended_Pictographic}|#(?!\d)/u)
      }),
    )
  })
})

describe('What needs no change has none', () => {
  test.each([
    'Good evening. A dry one tonight, and something sweet to go with it.',
    '“Is it 12 years old?” he asked: yes; it’s 21-year-old rum (from Barbados).',
    'Wait 3 days, then 10,000 seconds... and 24/7 in a 50-50 blend.',
  ])('%s', text => {
    expect(speakable(text)).toBe(text)
  })

  test('a text that was made speakable once stays as it is', () => {
    const written =
      'Padrón 1964, 5 × 50, $7 to $12, 65–69 % RH at 70 °F, No. 4 & 6 1/2 in. of 90 proof Islay [malt](/a), 8-5-8.'
    expect(speakable(speakable(written))).toBe(speakable(written))
    for (const { spoken } of defaultLexicon) expect(speakable(spoken)).toBe(spoken)
  })
})

describe('Words of the trade', () => {
  test.each([
    ['A maduro vitola', 'A mahdooro vee tola'],
    ['Arturo Fuente’s Añejo and ANEJO', 'Artooro Fwentay’s Ahn yay ho and Ahn yay ho'],
    ['two Robustos by Padron', 'two Roboostos by Pah drone'],
    ['Laphroaig, Lagavulin: Islay.', 'La froyg, Lagga voolin: Eye luh.'],
    ['capable Corona-sized secondo', 'capable Corohna-sized secondo'],
    ['Patrón for a patron, and for two Patrons', 'Pah trone for a patron, and for two Patrons'],
    ['at https://padron.com', 'at padron.com'],
  ])('are spelled so that an English voice says them right: %s', (written, spoken) => {
    expect(speakable(written)).toBe(spoken)
  })

  test.each(
    'vitola ligero maduro pirámide Padrón Arturo Oliva viso seco volado capa robusto corona lancero Habano corojo Jalapa Estelí Cohiba Partagás Hoyo Lagavulin Laphroaig Islay Glenmorangie Bruichladdich mezcal añejo reposado cognac Armagnac Sauternes'.split(
      ' ',
    ),
  )('%s is one of them', word => {
    const text = word === 'Arturo' ? 'Arturo Fuente' : word
    expect(speakable(text).toLowerCase()).not.toContain(word.toLowerCase())
  })

  test('can be others than the usual ones', () => {
    const lexicon = [
      { written: 'toro (big)', spoken: 'tore oh' },
      { written: ' ', spoken: 'nothing' },
    ]
    expect(speakable('A Toro (big), maduro', lexicon)).toBe('A Tore oh, maduro')
    expect(speakable('maduro', [])).toBe('maduro')
  })
})
