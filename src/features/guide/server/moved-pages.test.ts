import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCatalogue, slugOf } from '#features/catalogue/server/read-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { idMeant, type Move, movedOf, readMoves } from './moved-pages.ts'

const { cigarsById, drinksById } = readCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const knownByKind: Record<string, ReadonlyMap<string, unknown>> = { cigar: cigarsById, drink: drinksById }

/** What is wrong with a move; nothing when it leads from an address that is free to a page that is there. */
function faultsOf({ from, to, kind }: Move, place: number, moves: readonly Move[]): string[] {
  const known = knownByKind[kind]
  if (!known) return [`${from}: there is no kind "${kind}"`]
  const isFirst = moves.findIndex(each => each.kind === kind && each.from === from) === place
  return [
    ...(known.has(to) ? [] : [`${from}: there is no ${kind} "${to}"`]),
    ...(known.has(from) ? [`${from}: there still is such a ${kind}`] : []),
    ...(slugOf(from) === from ? [] : [`${from}: that was never an address`]),
    ...(isFirst ? [] : [`${from}: that stands there twice`]),
  ]
}

describe('Pages that moved', () => {
  test('each lead from an address that is free to a page that is there', () => {
    expect(readMoves().flatMap(faultsOf)).toEqual([])
  })

  test.each<[string, Move[]]>([
    ['to nowhere', [{ from: 'old-one', to: 'nobody', kind: 'cigar' }]],
    ['to the other kind', [{ from: 'old-one', to: 'espresso', kind: 'cigar' }]],
    ['away from what is there', [{ from: 'espresso', to: 'moscow-mule', kind: 'drink' }]],
    ['from what is no address', [{ from: 'Old One', to: 'espresso', kind: 'drink' }]],
    [
      'two ways',
      [
        { from: 'old-one', to: 'espresso', kind: 'drink' },
        { from: 'old-one', to: 'moscow-mule', kind: 'drink' },
      ],
    ],
  ])('must not lead %s', (_, moves) => {
    expect(moves.flatMap(faultsOf)).toHaveLength(1)
  })

  test('answer under the old id, however it was typed, and only for their kind', () => {
    const moves: Move[] = [{ from: 'shot-of-coffee', to: 'espresso', kind: 'drink' }]
    for (const asked of ['shot-of-coffee', 'Shot of Coffee'])
      expect(idMeant(asked, drinksById, movedOf('drink', moves))).toBe('espresso')
    expect(idMeant('shot-of-coffee', cigarsById, movedOf('cigar', moves))).toBeUndefined()
    expect(idMeant('Moscow Mule', drinksById, movedOf('drink', moves))).toBe('moscow-mule')
    expect(idMeant('constructor', drinksById, movedOf('drink', moves))).toBeUndefined()
  })
})
