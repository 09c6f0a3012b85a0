import { describe, expect, test } from 'vitest'
import {
  buildNameLexicon,
  findUngrounded,
  readFacts,
  type ViolationKind,
} from '#features/narration/fact-check/fact-check.rules.ts'
import { catalogue } from '#test/catalogue.ts'
import { library } from '#test/library.ts'
import { measureProcessorTime } from '#test/processor-time.ts'
import { keepLinks, plainTextOf } from '../../restricted-markdown.rules.ts'
import { releaseWords } from './release-words.ts'
import { SourceList } from './source-list.ts'

async function* piecesOf(...texts: readonly string[]): AsyncGenerator<string> {
  yield* texts
}

/** Forbids `Behike` and 72. */
const violationOf = (sentence: string): ViolationKind | undefined => {
  if (/72 ?%/.test(sentence)) return 'number'
  return sentence.includes('Behike') ? 'name' : undefined
}

async function release(
  pieces: AsyncIterable<string>,
  prepare = (words: string) => words,
): Promise<{ words: string[]; failure?: string }> {
  const words: string[] = []
  try {
    for await (const text of releaseWords(pieces, { prepare, violationOf })) words.push(text)
    return { words }
  } catch (failure) {
    return { words, failure: String((failure as Error).message) }
  }
}

describe('Words are released', () => {
  test('as soon as they are whole', async () => {
    const { words } = await release(piecesOf('Keep', ' them', ' co', 'ol', ' and', ' dry.'))
    expect(words).toEqual(['Keep', ' them', ' cool', ' and', ' dry.'])
  })

  test('with the letters that came in several pieces, and without halves of a letter', async () => {
    const { words } = await release(piecesOf('pi', 'n\u0303a ', '\ud83e', '\udd43 ', '北', '. x\ud83e'))
    expect(words.join('')).toBe('piña 🥃 北. x')
    expect(words.join('').isWellFormed()).toBe(true)
  })

  test('behind a number only with what it counts', async () => {
    const { words } = await release(piecesOf('At ', '65 ', 'to ', '69', '% ', 'they ', 'rest.'))
    expect(words).toEqual(['At', ' 65 to', ' 69% they', ' rest.'])
  })

  test('in a link only with its end', async () => {
    const { words } = await release(piecesOf('See [the ', 'beetle ', 'page](/a', '/b) ', 'now.'))
    expect(words).toEqual(['See', ' [the beetle page](/a/b)', ' now.'])
  })

  test('with single spaces, one blank line between paragraphs, and no invisible letters', async () => {
    const { words } = await release(piecesOf('\n\nOne\u200b  two', '!\r\n\r\n\r\n', 'Three\tfour\u0000.'))
    expect(words.join('')).toBe('One two.\n\nThree four.')
  })
})

describe('The release ends', () => {
  test('before the word that violates', async () => {
    const { words, failure } = await release(piecesOf('Take a Beh', 'ike and enjoy. More.'))
    expect(words.join('')).toBe('Take a')
    expect(failure).toContain('name')
  })

  test('before a number whose unit violates', async () => {
    const { words, failure } = await release(piecesOf('Keep it at ', '72', ' %', ' or so.'))
    expect([words.join(''), failure]).toEqual(['Keep it at', expect.stringContaining('number')])
  })

  test('with the first sentence that violates, wherever it stands in a piece', async () => {
    const { words, failure } = await release(piecesOf('All is well. Take a Behike. All is well again.'))
    expect([words, failure]).toEqual([[], expect.stringContaining('name')])
  })

  test.each([
    ['too many words', 'on and '.repeat(250)],
    ['a word without end', 'a'.repeat(900)],
    ['a link without end', `[${'a b '.repeat(220)}`],
  ])('at %s', async (_, text) => {
    expect((await release(piecesOf(...text.match(/.{1,40}/g)!))).failure).toContain('too long')
  })

  test.each(['[', '![', '1 ', ' ', 'a', '[] (', '](', '1 [ '])(
    'without searching for long in pieces made of %j',
    async made => {
      const used = measureProcessorTime()
      expect(await release(piecesOf(made.repeat(250_000)))).toEqual({
        words: [],
        failure: expect.stringContaining('too long'),
      })
      await release(piecesOf(`${made.repeat(5_900 / made.length)} `))
      expect(used()).toBeLessThan(2_000)
    },
  )

  test.each([[[]], [['']], [[' ', '\n\n']], [['\u200b']]])('at nothing: %j', async pieces => {
    expect(await release(piecesOf(...pieces))).toEqual({
      words: [],
      failure: expect.stringContaining('too short'),
    })
  })
})

/** All of them take five seconds. */
const every = 4

test('No section of an article strays from itself, word by word', async () => {
  const sections = [...library.articlesBySlug.values()].flatMap(({ title, sections: own }) =>
    own.map(({ heading, text }) => ({ ground: `${title}\n${heading}\n${text}`, text })),
  )
  const names = buildNameLexicon(
    catalogue,
    sections.map(({ text }) => text),
  )
  const strayed: string[] = []
  // Those with an address are of the routes that the model does not write for.
  const withoutAddress = sections.filter(({ text }) => !/\.(?:gov|org)/.test(text))
  for (const { ground, text } of withoutAddress.filter((_, at) => at % every === 0)) {
    const facts = readFacts(ground)
    const words = releaseWords(piecesOf(...(text.match(/\s*\S+/g) ?? [])), {
      prepare: part => part,
      violationOf: sentence => findUngrounded(plainTextOf(sentence), { facts, names, isAboutDrinks: true }),
    })
    let read = ''
    try {
      for await (const word of words) read += word
    } catch (failure) {
      strayed.push(
        `${(failure as Error).message} behind: ${read.slice(-80)} | ${text.slice(read.length, read.length + 30)}`,
      )
    }
  }
  expect(strayed.join('\n')).toBe('')
})

describe('Of the sources', () => {
  const listOf = (count: number) => {
    const list = new SourceList()
    for (let number = 1; number <= count; number += 1)
      list.add({ title: `Article ${number}`, path: `/articles/${number}` })
    return list
  }

  test('those that the text names are shown, and numbers that no source has are gone', async () => {
    const list = listOf(4)
    const { words } = await release(
      piecesOf('Bag it [2', ']. Freeze it [5], [1,', ' 3] and wait [99].'),
      text => list.takeCitations(text),
    )
    expect(words.join('')).toBe('Bag it. Freeze it, and wait.')
    expect(list.shown([]).map(({ title }) => title)).toEqual(['Article 2', 'Article 1', 'Article 3'])
  })

  test('our own are shown where the text names none, and always what was looked up', () => {
    const list = listOf(2)
    const bar = { title: 'My Bar', path: '/dashboard/bar' }
    const own = { title: 'Article 1', path: '/articles/1' }
    expect(list.addRead(bar)).toBe(3)
    expect(list.add(own)).toBe(1)
    expect(list.shown([own])).toEqual([own, bar])
    list.takeCitations('So it is [3].')
    expect(list.shown([own])).toEqual([bar])
  })

  test('links to others lose their address, and pictures are dropped', async () => {
    const list = listOf(1)
    const text =
      'See [this](/articles/1), [that](/articles/2), [there](https://evil.example/?d=1) ![x](https://evil.example/?d=2) now.'
    const { words } = await release(piecesOf(...text.match(/.{1,9}/g)!), part =>
      keepLinks(part, href => list.has(href)),
    )
    expect(words.join('')).toBe('See [this](/articles/1), that, there now.')
  })

  const labels: [string, string][] = [
    ['[click here](https://evil.example/?d=1)', ' click here'],
    ['[1 click here](https://evil.example/?d=1)', ' 1 click here'],
    ['[a [b] c](https://evil.example/?d=1)', ' [a [b] c](https://evil.example/?d=1)'],
    ['![click here](https://evil.example/?d=1)', ''],
    ['![click 1](https://evil.example/?d=1 "2 of 3")', ''],
  ]
  test.each(labels)('also word by word, and with a digit at the end: %s', async (link, left) => {
    const list = listOf(1)
    for (const pattern of [/\s*\S+/g, /./g]) {
      const { words } = await release(piecesOf(...`Press ${link} now.`.match(pattern)!), part =>
        keepLinks(part, href => list.has(href)),
      )
      expect(words.join('')).toBe(`Press${left} now.`)
    }
  })
})
