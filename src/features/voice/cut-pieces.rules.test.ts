import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutPieces, maxPieceLength, takeSentences } from './cut-pieces.rules.ts'

test('R014: abbreviations, initials and “No. 4” stay whole', () => {
  expect(cutPieces('Dr. Smith smoked a Serie D No. 4 at 9 p.m. It measured approx. 4.9 in. by 50.')).toEqual([
    'Dr. Smith smoked a Serie D No. 4 at 9 p.m.',
    'It measured approx. 4.9 in. by 50.',
  ])
})

describe('A sentence is a piece', () => {
  test.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    [
      'A. J. Fernandez rolled it. J.C. Newman did not.',
      ['A. J. Fernandez rolled it.', 'J.C. Newman did not.'],
    ],
    ['From St. Louis to Mt. Gay. Then home.', ['From St. Louis to Mt. Gay.', 'Then home.']],
    [
      'Rum vs. gin, e.g. old Tom, i.e. a sweet one. Yes.',
      ['Rum vs. gin, e.g. old Tom, i.e. a sweet one.', 'Yes.'],
    ],
    [
      'It opens at 9 a.m. and ends at 9 p.m. Monday is quiet.',
      ['It opens at 9 a.m. and ends at 9 p.m.', 'Monday is quiet.'],
    ],
    ['It is 6 in. 52 ring is thick.', ['It is 6 in. 52 ring is thick.']],
    ['It is 6 in. That is long.', ['It is 6 in.', 'That is long.']],
    ['What condition is it in. Look.', ['What condition is it in.', 'Look.']],
    ['Serie D. It is strong.', ['Serie D.', 'It is strong.']],
    [
      'In the U.S. Customs asks. In the U.S. The law differs.',
      ['In the U.S. Customs asks.', 'In the U.S.', 'The law differs.'],
    ],
    ['Drew Estate Co. is one. Bros. Ortega too.', ['Drew Estate Co. is one.', 'Bros. Ortega too.']],
    ['I say no. Then I say yes. No. 4 it is.', ['I say no.', 'Then I say yes.', 'No. 4 it is.']],
    ['Well... maybe. Well... Then not… Or so.', ['Well... maybe.', 'Well...', 'Then not…', 'Or so.']],
    ['“Was it good?” he asked. “Yes.” She left.', ['“Was it good?” he asked.', '“Yes.”', 'She left.']],
    ['(It was dry. Really.) So.', ['(It was dry.', 'Really.)', 'So.']],
    ['It holds 4.9 g at 65.5 percent. 3 days.', ['It holds 4.9 g at 65.5 percent.', '3 days.']],
    ['**Bold.** *Then* more.', ['**Bold.**', '*Then* more.']],
    ['1. Cut it.\n2. Light it.', ['1. Cut it.', '2. Light it.']],
    [
      '# Storage\nKeep it dry\n- and dark\n- and cool',
      ['# Storage', 'Keep it dry', '- and dark', '- and cool'],
    ],
    ['A line\nthat goes on.\n\nA paragraph', ['A line\nthat goes on.', 'A paragraph']],
    ['It is. … 🥃 !', ['It is.']],
    ['', []],
  ])('%j', (text, pieces) => {
    expect(cutPieces(text)).toEqual(pieces)
  })
})

describe('No piece is longer than the limit', () => {
  const sentence =
    'It draws well, it burns straight, and it tastes of cedar, cocoa and a little pepper to the end. '

  test('R017: a long answer is cut, and all of it is there in order', () => {
    const long = sentence.replaceAll('.', ',').repeat(65).trim()
    expect(long.length).toBeGreaterThan(6000)
    for (const limit of [maxPieceLength, 500, 5000]) {
      const pieces = cutPieces(long, limit)
      expect(Math.max(...pieces.map(piece => piece.length))).toBeLessThanOrEqual(limit)
      expect(pieces.join(' ')).toBe(long)
    }
  })

  test('it is cut behind a comma, otherwise between words, otherwise anywhere', () => {
    expect(cutPieces('It draws well, and it burns straight to the end', 30)).toEqual([
      'It draws well,',
      'and it burns straight to the',
      'end',
    ])
    expect(cutPieces('abcdefgh', 3)).toEqual(['abc', 'def', 'gh'])
    expect(cutPieces('ab😀cd', 3)).toEqual(['ab', '😀c', 'd'])
  })

  test('whatever the text, no word is lost', () => {
    const words = fc.array(
      fc.constantFrom('No.', 'a', 'Toro', 'in.', '5', 'x,', 'Well...', 'p.m.', '“Yes.”', 'tobacconist'),
    )
    fc.assert(
      fc.property(words, fc.integer({ min: 12, max: 60 }), (written, limit) => {
        const pieces = cutPieces(written.join(' '), limit)
        expect(pieces.join(' ')).toBe(written.join(' '))
        expect(pieces.every(piece => piece.length <= limit)).toBe(true)
      }),
    )
  })
})

describe('Of a text that is still arriving', () => {
  test('a sentence is taken as soon as the next one begins', () => {
    expect(takeSentences('Cut the cap.')).toEqual({ sentences: [], rest: 'Cut the cap.' })
    expect(takeSentences('Cut the cap. ')).toEqual({ sentences: [], rest: 'Cut the cap. ' })
    expect(takeSentences('Cut the cap. L')).toEqual({ sentences: ['Cut the cap.'], rest: ' L' })
    expect(takeSentences('Try the No. ')).toEqual({ sentences: [], rest: 'Try the No. ' })
    expect(takeSentences('A Serie D. A')).toEqual({ sentences: [], rest: 'A Serie D. A' })
    expect(takeSentences('# Cuts\n')).toEqual({ sentences: ['# Cuts'], rest: '' })
  })

  test('the pieces are the same as of the whole, however it arrives', () => {
    const parts = fc.array(
      fc.constantFrom(
        'a',
        'B',
        'No',
        'in',
        'The',
        'A',
        '.',
        '?',
        '...',
        ' ',
        '\n',
        '\n\n',
        '4',
        '“',
        '”',
        '- ',
        ', ',
      ),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(parts, written => {
        let rest = ''
        const arrived = written.flatMap(part => {
          const taken = takeSentences(rest + part)
          rest = taken.rest
          return taken.sentences
        })
        expect([...arrived, ...cutPieces(rest)]).toEqual(cutPieces(written.join('')))
      }),
    )
  })
})
