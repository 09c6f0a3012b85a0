import { importsOf, lastNameOf, nodesOf, type SourceFile } from '../source-files.ts'
import {
  type ArchitectureRule,
  importRule,
  isCode,
  isEntry,
  isProduct,
  isTest,
  layerOf,
  subRoomOf,
  syntaxRule,
  textRule,
} from './rule.ts'

/** Packages and files through which a file reaches the database. */
const databaseAccess =
  /^(pg|drizzle-orm(\/.*)?)$|\.tables\.ts$|platform\/server\/database\/member-statement\.ts$/

const productWord =
  /(?<![a-z])(cigar|humidor|whiske?y|bourbon|spirit|wine|drink|vault|pairing|vitola|arturo|sommelier|lounge(?!\.example))|Cigar|Humidor|Whiskey|Spirit|Wine|Drink|Vault|Pairing|Vitola|Sommelier/i

/** A store is recognized by what it does: it imports tables or builds statements, whatever its name is. */
function isStore(file: SourceFile): boolean {
  return (
    !file.path.endsWith('.tables.ts') &&
    !file.path.startsWith('src/platform/') &&
    (file.path.endsWith('.store.ts') ||
      importsOf(file).some(
        ({ target, specifier }) => databaseAccess.test(target ?? specifier) && !isTypeOnly(file, specifier),
      ))
  )
}

function isTypeOnly(file: SourceFile, specifier: string): boolean {
  return nodesOf(file)
    .filter(node => node.type === 'ImportDeclaration' && node.source.value === specifier)
    .every(node => node.type === 'ImportDeclaration' && node.importKind === 'type')
}

/** Files that import each other in a circle, type imports included, each circle once. */
export function circlesIn(files: SourceFile[]): string[][] {
  const product = files.filter(({ path }) => isProduct(path))
  const targets = new Map(
    product.map(file => [file.path, importsOf(file).flatMap(({ target }) => target ?? [])]),
  )
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (path: string) => {
    order.set(path, order.size)
    lowest.set(path, order.get(path)!)
    open.push(path)
    for (const target of targets.get(path)!) {
      if (!targets.has(target)) continue
      if (!order.has(target)) visit(target)
      if (open.includes(target)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(target)!))
    }
    if (lowest.get(path) !== order.get(path)) return
    const circle = open.splice(open.indexOf(path))
    if (circle.length > 1 || targets.get(path)!.includes(path)) circles.push(circle)
  }
  for (const path of targets.keys()) if (!order.has(path)) visit(path)
  return circles
}

/** Imports of another feature's stores, recognized by their name or by what they import. */
function foreignQueries(files: SourceFile[]): string[] {
  const product = files.filter(({ path }) => isProduct(path))
  const stores = new Set(product.filter(isStore).map(({ path }) => path))
  const isForeign = (from: string, to: string) =>
    (stores.has(to) || to.endsWith('.store.ts')) && layerOf(from) !== layerOf(to)
  return product
    .filter(({ path }) => layerOf(path) !== 'app')
    .flatMap(file =>
      importsOf(file)
        .filter(({ target = '' }) => isForeign(file.path, target))
        .map(
          ({ line, specifier }) =>
            `${file.path}:${line} imports ${specifier}: ask a use case of that feature`,
        ),
    )
}

/** Where SQL may stand: stores, tables, and what opens and migrates the database. */
const mayQuery = (path: string) =>
  /\.(store|tables|member-data)\.ts$/.test(path) || path.startsWith('src/platform/server/')
const connections = /^(transaction|orm|pool|service|auth|app|client|connection|executor)$/
const queryMethods = /^(select|insert|update|delete|execute|query)$/

export const roomRules: ArchitectureRule[] = [
  syntaxRule('SQL stands in stores', {
    appliesTo: path => isProduct(path) && !mayQuery(path),
    matches: node => {
      if (node.type === 'ImportDeclaration')
        return node.importKind !== 'type' && databaseAccess.test(node.source.value)
      if (node.type !== 'CallExpression') return false
      const { callee } = node
      return (
        callee.type === 'MemberExpression' &&
        queryMethods.test(lastNameOf(callee) ?? '') &&
        connections.test(lastNameOf(callee.object) ?? '')
      )
    },
    advice: 'queries the database: move the statement into a *.store.ts of the feature',
    examples: [
      ['src/features/pairing/server/pot.ts', `import { sql } from 'drizzle-orm'`],
      ['src/features/pairing/server/pot.ts', `await transaction.update(pots).set({ isHot: true })`],
      ['src/features/pairing/server/boil-pot.job.ts', `await database.service.query('delete from pots')`],
    ],
  }),
  {
    description: 'no files import each other in a circle, not even types',
    violations: files =>
      circlesIn(files).map(circle => `${circle[0]}:1 imports itself by way of ${circle.slice(1).join(', ')}`),
    examples: [
      ['src/app/client/pot.ts', `import type { Pot } from './pot.ts'`],
      ['src/features/landing/pot.rules.ts', `export { pot } from './pot.rules.ts'`],
    ],
  },
  {
    description:
      'what queries the database is used only by its own feature and the app, whatever its name is',
    violations: foreignQueries,
    examples: [
      ['src/features/landing/server/pot.ts', `import { pot } from '#features/pairing/server/pots.store.ts'`],
    ],
  },
  importRule(
    'from outside a sub-room only its entry is imported',
    (from, to) => {
      const room = subRoomOf(to)
      return room !== undefined && room !== subRoomOf(from) && !isEntry(to) && `import the entry of ${room}`
    },
    [
      ['src/features/pairing/server/pot.ts', `import { pot } from '../engine/scoring.rules.ts'`],
      [
        'src/features/pairing/wording/pot.rules.ts',
        `import type { Pot } from '#features/pairing/engine/pot.rules.ts'`,
      ],
    ],
  ),
  textRule('the platform has no word of the product', {
    appliesTo: path =>
      path.startsWith('src/platform/') && (isCode(path) || path.endsWith('.css')) && !isTest(path),
    pattern: productWord,
    advice: 'names something of the product: move it into a feature, or find the general word',
    examples: [
      ['src/platform/client/ui/Pot.tsx', '/** Loading your humidor. */'],
      ['src/platform/client/ui/Pot.module.css', '/* like a drawn cigar */'],
      ['src/platform/server/pot.ts', 'export function drawCigar() {}'],
      ['src/platform/server/pot.ts', 'const name = `whiskey`'],
      ['src/platform/pot.contract.ts', 'export const path = "/api/vault"'],
    ],
  }),
]
