import { describe, expect, it } from 'vitest'
import { bans } from './laws/bans.ts'
import { budgetLaws } from './laws/budgets.ts'
import { fileLaws } from './laws/files.ts'
import { type Arrows, arrowLaws, importLaws } from './laws/imports.ts'
import type { Law } from './laws/law.ts'
import { readTree } from './source-files.ts'

/** Which features a feature may use. An arrow that is not declared here does not exist. */
const arrows: Arrows = {
  assistant: [],
  catalogue: [],
  events: [],
  landing: ['catalogue', 'pairing'],
  pairing: ['catalogue'],
}

const laws: Law[] = [...importLaws, ...arrowLaws(arrows), ...fileLaws, ...budgetLaws, ...bans]
const tree = readTree()

describe('the whole tree', () => {
  it('is read', () => {
    const paths = tree.map(file => file.path)
    expect(paths).toEqual(expect.arrayContaining(['package.json', 'src/app/server/main.ts', 'test/app.ts']))
    expect(paths.filter(path => /^(\.git|node_modules|dist|\.build)\//.test(path))).toEqual([])
  })

  it.each(laws)('$sentence', { timeout: 60_000 }, ({ breaches }) => {
    expect(breaches(tree).join('\n')).toBe('')
  })
})

describe('a planted violation is noticed', () => {
  const planted = laws.flatMap(({ sentence, breaches, planted }) =>
    planted.map(([path, text]) => ({ sentence, breaches, path, text })),
  )

  it('of every law', () => {
    expect(laws.filter(law => law.planted.length === 0).map(law => law.sentence)).toEqual([])
  })

  it.each(planted)('$path against: $sentence', ({ breaches, path, text }) => {
    expect(breaches([{ path, text }])).not.toEqual([])
  })
})
