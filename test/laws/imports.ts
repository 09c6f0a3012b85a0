import { isBuiltin } from 'node:module'
import { importsOf, type SourceFile } from '../source-files.ts'
import { importLaw, isContract, isProduct, type Law, placeOf, sideOf } from './law.ts'

export type Arrows = Readonly<Record<string, readonly string[]>>

const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]

export const importLaws: Law[] = [
  importLaw(
    'client and server never import each other, not even a type',
    (from, to) =>
      [sideOf(from), sideOf(to)].sort().join() === 'client,server' &&
      'let both meet in a contract or in rules',
    [
      ['src/app/client/pages.tsx', `import type { Pot } from '../server/pot.ts'`],
      ['src/features/landing/server/pot.ts', `const pot = import('#features/landing/client/Pot.tsx')`],
      ['src/features/landing/server/pot.ts', `type Pot = import('#platform/client/pot.ts').Pot`],
    ],
  ),
  importLaw(
    'contracts and rules import only contracts, rules and zod',
    (from, to) =>
      isContract(from) && !isContract(to) && !/^zod(\/|$)/.test(to) && 'take what it needs as an argument',
    [
      ['src/platform/pot.contract.ts', `import { sql } from 'drizzle-orm'`],
      ['src/features/landing/pot.rules.ts', `export { pot } from './server/pot.ts'`],
    ],
  ),
  importLaw(
    'client and contract use nothing of Node',
    (from, _to, { specifier }) =>
      sideOf(from) !== 'server' && isBuiltin(specifier) && 'browsers do not have it; do it on the server',
    [
      ['src/platform/client/pot.ts', `import { join } from 'node:path'`],
      ['src/platform/pot.rules.ts', `import { join } from 'path'`],
    ],
  ),
  importLaw(
    'the platform knows no feature and no app',
    (from, to) =>
      placeOf(from) === 'platform' &&
      /^src\/(features|app)\//.test(to) &&
      'hand it in from above, without product words',
    [
      [
        'src/platform/server/pot.ts',
        `import type { Cigar } from '#features/catalogue/catalogue.contract.ts'`,
      ],
    ],
  ),
  importLaw(
    'nobody imports the app',
    (from, to) => placeOf(to) === 'app' && placeOf(from) !== 'app' && 'move what is shared down a floor',
    [['src/features/landing/client/pot.ts', `import '../../../app/client/visitor.ts'`]],
  ),
  importLaw(
    'a store is asked only by its own feature',
    (from, to) =>
      to.endsWith('.store.ts') && placeOf(from) !== placeOf(to) && 'ask a use case of that feature instead',
    [
      [
        'src/features/pairing/server/pot.ts',
        `import { pot } from '#features/catalogue/server/cigars.store.ts'`,
      ],
    ],
  ),
  importLaw(
    'the tables of another feature serve only as foreign keys',
    (from, to) =>
      to.endsWith('.tables.ts') &&
      !from.endsWith('.tables.ts') &&
      placeOf(from) !== placeOf(to) &&
      placeOf(from) !== 'app' &&
      'only a *.tables.ts may refer to it; ask a use case of that feature',
    [['src/features/pairing/server/pot.ts', `import '#features/catalogue/server/catalogue.tables.ts'`]],
  ),
]

export function arrowLaws(arrows: Arrows): Law[] {
  return [
    importLaw(
      'a feature uses another only along a declared arrow',
      (from, to) => {
        const [user, used] = [featureOf(from), featureOf(to)]
        if (!user || !used || user === used || arrows[user]?.includes(used)) return false
        return `there is no arrow from ${user} to ${used}; do without, or declare it in test/architecture.test.ts`
      },
      [['src/features/catalogue/server/pot.ts', `import '#features/pairing/pairing.contract.ts'`]],
    ),
    {
      sentence: 'every feature declares its arrows, and every arrow is in use',
      breaches: files => arrowsAmiss(arrows, files),
      planted: [['src/features/garden/server/pot.ts', '']],
    },
  ]
}

function arrowsAmiss(arrows: Arrows, files: SourceFile[]): string[] {
  const product = files.filter(({ path }) => isProduct(path))
  const used = new Set(
    product.flatMap(file =>
      importsOf(file).map(({ target = '' }) => `${featureOf(file.path)} to ${featureOf(target)}`),
    ),
  )
  const features = new Set(product.flatMap(({ path }) => featureOf(path) ?? []))
  const declared = Object.entries(arrows).flatMap(([user, others]) => others.map(one => `${user} to ${one}`))
  return [
    ...[...features]
      .filter(name => !arrows[name])
      .map(name => `src/features/${name}:1 declare its arrows in test/architecture.test.ts`),
    ...declared
      .filter(arrow => !used.has(arrow))
      .map(arrow => `test/architecture.test.ts:1 the arrow from ${arrow} is not in use: take it out`),
  ]
}
