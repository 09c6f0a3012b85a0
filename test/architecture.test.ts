import { describe, expect, it } from 'vitest'
import { budgetRules } from './rules/budgets.ts'
import { databaseRules } from './rules/database.ts'
import { fileRules } from './rules/files.ts'
import { arrowRules, importRules, readArrows } from './rules/imports.ts'
import { roomRules } from './rules/rooms.ts'
import type { ArchitectureRule } from './rules/rule.ts'
import { syntaxRules } from './rules/syntax.ts'
import { readTree } from './source-files.ts'

const tree = readTree()

/** The last column of the table of features. An arrow that is not declared there does not exist. */
const arrows = readArrows(tree.find(({ path }) => path === 'ARCHITECTURE.md')!.text)

const rules: ArchitectureRule[] = [
  ...importRules,
  ...arrowRules(arrows),
  ...roomRules,
  ...databaseRules,
  ...fileRules,
  ...budgetRules,
  ...syntaxRules,
]

describe('the whole tree', () => {
  it('is read', () => {
    const paths = tree.map(file => file.path)
    expect(paths).toEqual(expect.arrayContaining(['package.json', 'src/app/server/main.ts', 'test/app.ts']))
    expect(paths.filter(path => /^(\.git|node_modules|dist|\.build)\//.test(path))).toEqual([])
  })

  for (const { description, violations } of rules)
    it(description, () => {
      expect(violations(tree).join('\n')).toBe('')
    })
})

describe('a violating example is noticed', () => {
  for (const { description, violations, examples } of rules)
    it(`of: ${description}`, () => {
      expect(examples).not.toEqual([])
      for (const [path, text] of examples)
        expect(violations([{ path, text }]), `${path}\n${text}`).not.toEqual([])
    })
})

it('The arrows of a feature stand in the last column of its row', () => {
  const table =
    '| feature | what it does | may use |\n| `pot` | soup of `beans` | `lid`, `stove` |\n| `lid` | | |\n'
  expect(readArrows(table)).toEqual({ pot: ['lid', 'stove'], lid: [] })
})

it('A store is recognized by what it imports, not only by its name', () => {
  const files = [
    { path: 'src/features/pairing/server/count-pots.ts', text: `import { eq } from 'drizzle-orm'` },
    {
      path: 'src/features/landing/server/pot.ts',
      text: `import { countPots } from '#features/pairing/server/count-pots.ts'`,
    },
  ]
  const noticed = rules.flatMap(({ violations }) => violations(files))
  expect(noticed).toContainEqual(expect.stringMatching(/pot.ts:1 imports .*count-pots.ts: ask a use case/))
})

it('Two files that import each other are a circle', () => {
  const files = [
    { path: 'src/app/client/pot.ts', text: `import type { Lid } from './lid.ts'` },
    { path: 'src/app/client/lid.ts', text: `import { pot } from './pot.ts'` },
  ]
  const noticed = rules.flatMap(({ violations }) => violations(files))
  expect(noticed).toContainEqual(expect.stringContaining('imports itself by way of'))
})
