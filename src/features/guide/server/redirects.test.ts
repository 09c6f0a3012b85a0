import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCatalogue, slugify } from '#features/catalogue/server/read-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { type Redirect, readRedirects, redirectsOfKind, resolveId } from './redirects.ts'

const { linesById, drinksById } = readCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const itemsByKind: Record<string, ReadonlyMap<string, unknown>> = { cigar: linesById, drink: drinksById }

/** Errors of a redirect; empty if it leads from an unused URL to an existing page. */
function faultsOf({ from, to, kind }: Redirect, place: number, moves: readonly Redirect[]): string[] {
  const known = itemsByKind[kind]
  if (!known) return [`${from}: there is no kind "${kind}"`]
  const isFirst = moves.findIndex(each => each.kind === kind && each.from === from) === place
  return [
    ...(known.has(to) ? [] : [`${from}: there is no ${kind} "${to}"`]),
    ...(known.has(from) ? [`${from}: there still is such a ${kind}`] : []),
    ...(slugify(from) === from ? [] : [`${from}: that was never an address`]),
    ...(isFirst ? [] : [`${from}: that stands there twice`]),
  ]
}

describe('Redirects', () => {
  test('lead from an unused URL to an existing page', () => {
    expect(readRedirects().flatMap(faultsOf)).toEqual([])
  })

  test.each<[string, Redirect[]]>([
    ['to a missing page', [{ from: 'old-one', to: 'nobody', kind: 'cigar' }]],
    ['to the other kind', [{ from: 'old-one', to: 'espresso', kind: 'cigar' }]],
    ['from an existing page', [{ from: 'espresso', to: 'moscow-mule', kind: 'drink' }]],
    ['from an invalid slug', [{ from: 'Old One', to: 'espresso', kind: 'drink' }]],
    [
      'to two pages',
      [
        { from: 'old-one', to: 'espresso', kind: 'drink' },
        { from: 'old-one', to: 'moscow-mule', kind: 'drink' },
      ],
    ],
  ])('must not lead %s', (_, moves) => {
    expect(moves.flatMap(faultsOf)).toHaveLength(1)
  })

  test('resolve the old id in any spelling, and only for their kind', () => {
    const moves: Redirect[] = [{ from: 'shot-of-coffee', to: 'espresso', kind: 'drink' }]
    for (const requested of ['shot-of-coffee', 'Shot of Coffee'])
      expect(resolveId(requested, drinksById, redirectsOfKind('drink', moves))).toBe('espresso')
    expect(resolveId('shot-of-coffee', linesById, redirectsOfKind('cigar', moves))).toBeUndefined()
    expect(resolveId('Moscow Mule', drinksById, redirectsOfKind('drink', moves))).toBe('moscow-mule')
    expect(resolveId('constructor', drinksById, redirectsOfKind('drink', moves))).toBeUndefined()
  })
})
