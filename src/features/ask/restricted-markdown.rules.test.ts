import { describe, expect, test } from 'vitest'
import { hrefsIn, isOwnPath, keepLinks, parseMarkdown, plainTextOf } from './restricted-markdown.rules.ts'

const paragraph = (...content: object[]) => ({ kind: 'paragraph', content })
const text = (words: string) => ({ kind: 'text', text: words })

describe('Marked up are', () => {
  test('paragraphs, bold and italics', () => {
    expect(parseMarkdown('Keep it **cool** and *dry*.\nAlways.\n\nThen wait.')).toEqual([
      paragraph(
        text('Keep it '),
        { kind: 'strong', text: 'cool' },
        text(' and '),
        { kind: 'emphasis', text: 'dry' },
        text('.\nAlways.'),
      ),
      paragraph(text('Then wait.')),
    ])
  })

  test('a name with an asterisk of its own', () => {
    expect(parseMarkdown('**US*1 Rye** and *US*1 Bourbon*')).toEqual([
      paragraph({ kind: 'strong', text: 'US*1 Rye' }, text(' and '), {
        kind: 'emphasis',
        text: 'US*1 Bourbon',
      }),
    ])
  })

  test('lists, beside the text around them', () => {
    expect(parseMarkdown('Do this:\n- bag it\n- freeze it\nand then\n1. wait\n2. open')).toEqual([
      paragraph(text('Do this:')),
      { kind: 'list', isOrdered: false, items: [[text('bag it')], [text('freeze it')]] },
      paragraph(text('and then')),
      { kind: 'list', isOrdered: true, items: [[text('wait')], [text('open')]] },
    ])
  })

  test('links inside this site', () => {
    expect(parseMarkdown('See [the page](/learn/a#b).')).toEqual([
      paragraph(text('See '), { kind: 'link', text: 'the page', href: '/learn/a#b' }, text('.')),
    ])
  })
})

describe('Text stays', () => {
  test.each([
    '![x](https://evil.example/?d=1)',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '[x][1]',
    '[1]: https://evil.example',
    '# a heading',
    '`code`',
    '| a | b |',
    '**open',
    '5 * 60 * 2',
    'Michter’s US*1 Rye or Michter’s US*1 Bourbon',
    'https://evil.example',
  ])('%s', written => {
    expect(parseMarkdown(written)).toEqual([paragraph(text(written))])
  })

  test.each([
    'javascript:alert%281%29',
    'JAVASCRIPT:x',
    'data:text/html,x',
    'http://evil.example',
    'https://maker.example/c',
    '//evil.example',
    String.raw`/\evil.example`,
    'https://user@evil.example',
    'https:evil.example',
    'mailto:a@evil.example',
    'relative',
  ])('the label of a link to %s', href => {
    expect(isOwnPath(href)).toBe(false)
    expect(parseMarkdown(`[x](${href})`)).toEqual([paragraph(text('x'))])
  })
})

test('Links that are not allowed lose their address, and pictures go', () => {
  expect(keepLinks('[a](/a) [b](/b) ![c](/a), ![](/d "e").', href => href === '/a')).toBe('[a](/a) b,.')
})

test.each([
  ['[x]([https://evil.example/?d=1](/a))', 'x'],
  ['[x] ![p](q)(https://evil.example/?d=1)', 'x'],
  ['[![p](q)x](https://evil.example)', 'x'],
  ['[a]([b]([https://evil.example](/c)))', 'a'],
])('Nor does one stand in what is left of another: %s', (written, left) => {
  expect(keepLinks(written, () => false)).toBe(left)
})

test('Where the links and pictures of a text lead is known', () => {
  expect(hrefsIn('[a](/a) and ![b](https://evil.example/b), not [c] (/c)')).toEqual([
    '/a',
    'https://evil.example/b',
  ])
})

test('A text is read without its marks', () => {
  expect(plainTextOf('**Bag** it:\n- *well*\n2. see [the page](/learn/a)')).toBe(
    'Bag it:\nwell\nsee the page',
  )
  expect(plainTextOf('**US*1** or *US*1*, 5 * 60, and **open')).toBe('US*1 or US*1, 5 * 60, and **open')
})
