import { isBuiltin } from 'node:module'
import { importsOf, type SourceFile } from '../source-files.ts'
import { type ArchitectureRule, importRule, isContract, isProduct, layerOf, sideOf } from './rule.ts'

export type Arrows = Readonly<Record<string, readonly string[]>>

/** Which features a feature may use, from the table of features in ARCHITECTURE.md. */
export function readArrows(document: string): Arrows {
  const rows = document.matchAll(/^\| `([a-z-]+)` \|.*\|([^|]*)\|$/gm)
  return Object.fromEntries(
    [...rows].map(([, feature, used]) => [
      feature!,
      [...used!.matchAll(/`([a-z-]+)`/g)].map(each => each[1]!),
    ]),
  )
}

const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]

export const importRules: ArchitectureRule[] = [
  importRule(
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
  importRule(
    'contracts and rules import only contracts, rules and zod',
    (from, to) =>
      isContract(from) && !isContract(to) && !/^zod(\/|$)/.test(to) && 'take what it needs as an argument',
    [
      ['src/platform/pot.contract.ts', `import { sql } from 'drizzle-orm'`],
      ['src/features/landing/pot.rules.ts', `export { pot } from './server/pot.ts'`],
    ],
  ),
  importRule(
    'client and contract use nothing of Node',
    (from, _to, { specifier }) =>
      sideOf(from) !== 'server' && isBuiltin(specifier) && 'browsers do not have it; do it on the server',
    [
      ['src/platform/client/pot.ts', `import { join } from 'node:path'`],
      ['src/platform/pot.rules.ts', `import { join } from 'path'`],
    ],
  ),
  importRule(
    'the platform knows no feature and no app',
    (from, to) =>
      layerOf(from) === 'platform' &&
      /^src\/(features|app)\//.test(to) &&
      'hand it in from above, without product words',
    [
      [
        'src/platform/server/pot.ts',
        `import type { Cigar } from '#features/catalogue/catalogue.contract.ts'`,
      ],
    ],
  ),
  importRule(
    'only the app imports the app',
    (from, to) => layerOf(to) === 'app' && layerOf(from) !== 'app' && 'move what is shared to a lower layer',
    [['src/features/landing/client/pot.ts', `import '../../../app/client/visitor.ts'`]],
  ),
  importRule(
    'a store is used only by its own feature',
    (from, to) =>
      to.endsWith('.store.ts') && layerOf(from) !== layerOf(to) && 'call a use case of that feature instead',
    [
      [
        'src/features/pairing/server/pot.ts',
        `import { pot } from '#features/catalogue/server/cigars.store.ts'`,
      ],
    ],
  ),
  importRule(
    'the tables of another feature serve only as foreign keys',
    (from, to) =>
      to.endsWith('.tables.ts') &&
      !from.endsWith('.tables.ts') &&
      layerOf(from) !== layerOf(to) &&
      layerOf(from) !== 'app' &&
      'only a *.tables.ts may refer to it; call a use case of that feature',
    [['src/features/pairing/server/pot.ts', `import '#features/catalogue/server/catalogue.tables.ts'`]],
  ),
]

export function arrowRules(arrows: Arrows): ArchitectureRule[] {
  return [
    importRule(
      'a feature uses another only along a declared arrow',
      (from, to) => {
        const [user, used] = [featureOf(from), featureOf(to)]
        if (!user || !used || user === used || arrows[user]?.includes(used)) return false
        return `there is no arrow from ${user} to ${used}; do without, or declare it in ARCHITECTURE.md`
      },
      [['src/features/catalogue/server/pot.ts', `import '#features/pairing/pairing.contract.ts'`]],
    ),
    {
      description: 'every feature declares its arrows, and every arrow is in use',
      violations: files => wrongArrows(arrows, files),
      examples: [['src/features/garden/server/pot.ts', '']],
    },
    {
      description: 'the arrows form no ring',
      violations: files => ringsOf(arrows, files),
      examples: [['src/features/accounts/server/pot.ts', `import '#features/settings/server/pot.ts'`]],
    },
  ]
}

function wrongArrows(arrows: Arrows, files: SourceFile[]): string[] {
  const product = files.filter(({ path }) => isProduct(path))
  const used = new Set(arrowsIn(files).map(([user, other]) => `${user} to ${other}`))
  const features = new Set(product.flatMap(({ path }) => featureOf(path) ?? []))
  const declared = Object.entries(arrows).flatMap(([user, others]) => others.map(one => `${user} to ${one}`))
  return [
    ...[...features]
      .filter(name => !arrows[name])
      .map(name => `src/features/${name}:1 declare its arrows in ARCHITECTURE.md`),
    ...declared
      .filter(arrow => !used.has(arrow))
      .map(arrow => `ARCHITECTURE.md:1 the arrow from ${arrow} is not in use: take it out`),
  ]
}

/** Declared arrows and those in use: a feature that is its own neighbor by way of others is reported with each such arrow. */
function ringsOf(arrows: Arrows, files: SourceFile[]): string[] {
  const declared = Object.entries(arrows).flatMap(([user, others]) =>
    others.map(other => [user, other] as const),
  )
  const all = [...declared, ...arrowsIn(files)]
  const reaches = (from: string, goal: string, passed: Set<string>): boolean =>
    from === goal ||
    (!passed.has(from) &&
      passed.add(from) &&
      all.some(([user, other]) => user === from && reaches(other, goal, passed)))
  return all
    .filter(([user, other]) => user !== other && reaches(other, user, new Set()))
    .map(
      ([user, other]) =>
        `ARCHITECTURE.md:1 the arrow from ${user} to ${other} closes a ring: turn one around`,
    )
}

function arrowsIn(files: SourceFile[]): (readonly [user: string, other: string])[] {
  return files
    .filter(({ path }) => isProduct(path))
    .flatMap(file =>
      importsOf(file).map(({ target = '' }) => [featureOf(file.path), featureOf(target)] as const),
    )
    .filter((arrow): arrow is readonly [string, string] => Boolean(arrow[0] && arrow[1]))
}
