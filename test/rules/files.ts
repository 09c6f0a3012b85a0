import { posix } from 'node:path'
import { importsOf, type SourceFile, treeOf } from '../source-files.ts'
import {
  type ArchitectureRule,
  fileRule,
  isCode,
  isEntry,
  isProjectFile,
  subRoomOf,
  textRule,
} from './rule.ts'

const kebab = '[a-z0-9]+(-[a-z0-9]+)*'
const pascal = '[A-Z][A-Za-z0-9]*'
const layer = `src/(app|platform|features/${kebab})`

/** Every kind of file there is under src/. A new kind needs a decision record. */
const kinds = [
  `${layer}/${kebab}\\.(contract|rules)\\.ts`,
  `${layer}/(?!server/|client/)${kebab}/${kebab}\\.rules\\.ts`,
  `${layer}/server/(${kebab}/)*${kebab}(\\.(tables|store|routes|room|member-data))?\\.ts`,
  `${layer}/server/(${kebab}/)*${kebab}-${kebab}\\.job\\.ts`,
  `${layer}/client/(${kebab}/)*(${pascal}\\.tsx|${pascal}\\.module\\.css|${kebab}\\.ts)`,
  `${layer}/(${kebab}/)*(${kebab}|${pascal})(\\.(contract|rules|tables|store|routes|room|job))?(\\.slow)?\\.test\\.tsx?`,
  `${layer}/client/(${kebab}/)*(${pascal}|${kebab})\\.browser\\.test\\.tsx`,
  // What the build starts from, and the list of pages.
  `src/app/client/(${kebab}/)*${kebab}\\.tsx`,
  // The ground of the design system: tokens, base, fonts.
  `src/platform/client/ui/(theme/)?${kebab}\\.css`,
  `src/platform/client/ui/theme/fonts/(${kebab}\\.woff2|OFL\\.txt)`,
].map(kind => new RegExp(`^${kind}$`))

const catchAlls = new Set(['utils', 'helpers', 'misc', 'common', 'lib', 'types', 'constants', 'index'])

export const fileRules: ArchitectureRule[] = [
  fileRule(
    'every file is of a kind that ARCHITECTURE.md names',
    ({ path }) =>
      path.startsWith('src/') &&
      !kinds.some(kind => kind.test(path)) &&
      'see "Kinds of file" for a name and a place, or decide on a new kind in docs/decisions/',
    [
      ['src/features/pairing/pot.ts', ''],
      ['src/features/pairing/server/pot.service.ts', ''],
      ['src/features/pairing/server/boil.job.ts', ''],
      ['src/features/pairing/server/boilPot.ts', ''],
      ['src/features/pairing/client/pot.tsx', ''],
      ['src/features/pairing/client/pot.module.css', ''],
      ['src/features/pairing/client/pot.contract.ts', ''],
      ['src/shared/pot.ts', ''],
    ],
  ),
  fileRule(
    'no file or folder has a catch-all name',
    ({ path }) =>
      isProjectFile(path) &&
      path.split(/[/.]/).some(name => catchAlls.has(name.toLowerCase())) &&
      'name it after what it is about; a catch-all collects everything',
    [
      ['src/app/client/index.ts', ''],
      ['src/platform/common/pot.ts', ''],
      ['src/features/pairing/server/pot.types.ts', ''],
    ],
  ),
  fileRule(
    'no file only re-exports',
    file =>
      isCode(file.path) &&
      !isEntry(file.path) &&
      isBarrel(file) &&
      'import from where it is made and remove this file',
    [
      ['src/app/client/pots.ts', `export * from './pot.ts'`],
      ['src/app/client/pots.ts', `import { pot } from './pot.ts'\nexport { pot }`],
      ['src/features/pairing/engine/pots.rules.ts', `export { pot } from './pot.rules.ts'`],
    ],
  ),
  fileRule(
    'every sub-room has an entry of at most 50 lines',
    ({ path, text }, files) => {
      const room = subRoomOf(path)
      if (!room) return false
      if (isEntry(path))
        return text.split('\n').length > 51 && 'export less: a sub-room shows only what its neighbors need'
      const entry = `${room}/${room.split('/').at(-1)}.rules.ts`
      return (
        !files.some(file => file.path === entry) && `write ${entry}, which exports what its neighbors need`
      )
    },
    [
      ['src/features/pairing/kitchen/pot.rules.ts', ''],
      ['src/features/pairing/kitchen/kitchen.rules.ts', 'export const pot = 1\n'.repeat(51)],
    ],
  ),
  fileRule(
    'a test of a file stands beside it',
    (file, files) =>
      /^src\/.*\.test\.tsx?$/.test(file.path) &&
      !testsNeighbor(file, files) &&
      'move it beside the file that it tests',
    [['src/app/client/pot.test.ts', `import { pot } from '../server/pot.ts'`]],
  ),
  fileRule(
    'migrations have consecutive numbers and descriptive names',
    ({ path }, files) => {
      if (!path.startsWith('migrations/')) return false
      const name = path.slice('migrations/'.length)
      if (!/^\d{4}_[a-z0-9]+(_[a-z0-9]+)+\.sql$/.test(name)) return 'name it NNNN_what_it_does.sql'
      const paths = files.map(file => file.path).filter(each => each.startsWith('migrations/'))
      const number = String(paths.sort().indexOf(path) + 1).padStart(4, '0')
      return !name.startsWith(number) && `its number should be ${number}: no gap and no number twice`
    },
    [
      ['migrations/0001-the-pot.sql', ''],
      ['migrations/0001_pot.sql', ''],
      ['migrations/0002_the_pot.sql', ''],
      ['migrations/notes/pot.md', ''],
    ],
  ),
  textRule('nothing names a folder of one machine or a foreign tool', {
    appliesTo: () => true,
    // The address of a public page may have the word.
    pattern: /\/(work|root)\/|(?<!:\/\/\S*)far[m]-|(^|[^\w.~-])\/(home|Users)\/\w|\b[A-Za-z]:\\+Users\\/,
    advice: 'name it from the root of the project, or leave it out',
    examples: ['/work', '/root', '/home', '/Users', String.raw`C:\Users`]
      .map((folder): [string, string] => [
        'docs/pot.md',
        `See ${folder}${folder.includes(':') ? '\\' : '/'}ada.`,
      ])
      .concat([['package.json', `"${'farm'}-pot"`]]),
  }),
]

function isBarrel(file: SourceFile): boolean {
  const statements = treeOf(file).program.body
  const reexports = statements.map(
    one => one.type === 'ExportAllDeclaration' || (one.type === 'ExportNamedDeclaration' && !one.declaration),
  )
  return (
    reexports.includes(true) &&
    statements.every((one, index) => reexports[index] || one.type === 'ImportDeclaration')
  )
}

/** It has the name of a neighbour, or it imports one. */
function testsNeighbor(test: SourceFile, files: SourceFile[]): boolean {
  const name = test.path.replace(/(\.slow|\.browser)?\.test\.tsx?$/, '')
  if (files.some(({ path }) => path === `${name}.ts` || path === `${name}.tsx`)) return true
  const folder = posix.dirname(test.path)
  return importsOf(test).some(({ target }) => target !== undefined && posix.dirname(target) === folder)
}
