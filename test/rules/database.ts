import { lastNameOf, type Node } from '../source-files.ts'
import { type ArchitectureRule, importRule, isProduct, syntaxRule } from './rule.ts'

/** Where the owner of the tables may be named: what prepares the database at the start, and the job queue. */
const mayBeOwner = (path: string) =>
  /^src\/(platform\/server\/(database|embedded-postgres|jobs)\/|app\/server\/start-(database|server)\.ts$)/.test(
    path,
  )

/** Files by which a connection of any role could be opened. */
const opensConnections =
  /platform\/server\/database\/(create-pool|database-address|ensure-roles|migrate|prepare-database)\.ts$/

const advice =
  'reaches the owner of the tables: use the service role, with a grant and a policy in a migration for what it needs'

export const databaseRules: ArchitectureRule[] = [
  importRule(
    'connections are opened by the platform and at the start only',
    (from, to) => opensConnections.test(to) && !mayBeOwner(from) && advice,
    [
      [
        'src/features/pairing/server/pots.store.ts',
        `import { createPool } from '#platform/server/database/create-pool.ts'`,
      ],
      [
        'src/features/pairing/server/mount-pots.ts',
        `import type { DatabaseAddress } from '#platform/server/database/database-address.ts'`,
      ],
      [
        'src/app/server/mount-pots.ts',
        `import { prepareDatabase } from '#platform/server/database/prepare-database.ts'`,
      ],
    ],
  ),
  syntaxRule('the owner of the tables works at the start, for migrations and in the job queue only', {
    appliesTo: path => isProduct(path) && !mayBeOwner(path),
    matches: node => isOwnerOf(node) || opensByHand(node),
    advice,
    examples: [
      ['src/features/pairing/server/pots.store.ts', `await database.owner.query('delete from pots')`],
      ['src/features/pairing/server/pots.store.ts', `const { app, owner } = services.database`],
      ['src/features/pairing/server/mount-pots.ts', `type Services = Pick<Database, 'app' | 'owner'>`],
      ['src/features/pairing/server/mount-pots.ts', `let pool: Database['owner']`],
      ['src/app/server/mount-pots.ts', `openPots(source.address.owner)`],
      ['src/features/pairing/server/pots.store.ts', `import pg from 'pg'`],
    ],
  }),
]

const holdsConnections = /^(database|address)$/
const isNamed = (node: Node | null | undefined, name: string) =>
  (node?.type === 'Identifier' && node.name === name) ||
  (node?.type === 'StringLiteral' && node.value === name)
const isDatabaseType = (node: Node | undefined) =>
  node?.type === 'TSTypeReference' &&
  node.typeName.type === 'Identifier' &&
  /^Database(Address)?$/.test(node.typeName.name)
const isOwnerType = (node: Node | undefined): boolean =>
  node?.type === 'TSUnionType'
    ? node.types.some(isOwnerType)
    : node?.type === 'TSLiteralType' && isNamed(node.literal, 'owner')

function isOwnerOf(node: Node): boolean {
  if (node.type === 'MemberExpression')
    return isNamed(node.property, 'owner') && holdsConnections.test(lastNameOf(node.object) ?? '')
  if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && node.init)
    return (
      holdsConnections.test(lastNameOf(node.init) ?? '') &&
      node.id.properties.some(one => one.type === 'ObjectProperty' && isNamed(one.key, 'owner'))
    )
  if (node.type === 'TSIndexedAccessType')
    return isDatabaseType(node.objectType) && isOwnerType(node.indexType)
  if (node.type !== 'TSTypeReference' || !isNamed(node.typeName, 'Pick')) return false
  const [from, names] = node.typeParameters?.params ?? []
  return isDatabaseType(from) && isOwnerType(names)
}

function opensByHand(node: Node): boolean {
  return node.type === 'ImportDeclaration' && node.importKind !== 'type' && node.source.value === 'pg'
}
