import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, readTree, type SourceFile } from './source-files.ts'

interface Walk {
  title: string
  /** Files in the order in which they are passed. */
  paths: string[]
}

const maxFiles = 12
const maxFolders = 4

/** The numbered lists of the section "Walks": each item begins with a path. */
function walksIn(document: string): Walk[] {
  const section = document.split(/^## /m).find(part => part.startsWith('Walks\n')) ?? ''
  const [, ...walks] = section.split(/^### /m)
  return walks.map(walk => ({
    title: walk.split('\n')[0]!,
    paths: [...walk.matchAll(/^\d+\. `([^`]+)`/gm)].map(match => match[1]!),
  }))
}

/** What is wrong with a walk. */
function violationsOf({ paths }: Walk, files: readonly SourceFile[]): string[] {
  const filesByPath = new Map(files.map(file => [file.path, file]))
  const imports = (from: string, to: string) =>
    importsOf(filesByPath.get(from)!).some(({ target }) => target === to)
  const missing = paths.filter(path => !filesByPath.has(path))
  if (missing.length > 0) return missing.map(path => `${path} does not exist`)
  const folders = new Set(paths.map(path => posix.dirname(path)))
  return [
    ...paths.flatMap((path, index) => {
      const next = paths[index + 1]
      // A contract is imported by both of its sides.
      const isConnected = !next || imports(path, next) || imports(next, path)
      return isConnected ? [] : [`${path} and ${next} do not import each other`]
    }),
    ...(paths.length > maxFiles ? [`${paths.length} files`] : []),
    ...(folders.size > maxFolders ? [`${folders.size} folders`] : []),
  ]
}

const tree = readTree()
const walks = walksIn(tree.find(({ path }) => path === 'ARCHITECTURE.md')!.text)

describe('The walks in ARCHITECTURE.md', () => {
  it('are those of the four most common actions', () => {
    expect(walks.map(({ title }) => title)).toEqual([
      'A free pairing',
      'A saved pairing',
      'A sign-in',
      'A changed setting',
    ])
    for (const { paths } of walks) expect(paths.length).toBeGreaterThan(4)
  })

  for (const walk of walks)
    it(`${walk.title} passes files that exist and are connected, at most ${maxFiles} in ${maxFolders} folders`, () => {
      expect(violationsOf(walk, tree)).toEqual([])
    })
})

describe('A wrong walk is noticed', () => {
  const file = (path: string, text = ''): SourceFile => ({ path, text })
  const chain = (paths: string[]) =>
    paths.map((path, index) =>
      file(path, paths[index + 1] ? `import '#features/${paths[index + 1]!.slice(13)}'` : ''),
    )
  const walk = (paths: string[]): Walk => ({ title: 'A walk', paths })

  it('with a file that does not exist', () => {
    expect(violationsOf(walk(['src/features/a/pot.ts']), [])).toEqual([
      'src/features/a/pot.ts does not exist',
    ])
  })

  it('with files that do not import each other', () => {
    const paths = ['src/features/a/pot.ts', 'src/features/a/lid.ts']
    expect(
      violationsOf(
        walk(paths),
        paths.map(path => file(path)),
      ),
    ).toHaveLength(1)
    expect(violationsOf(walk(paths), chain(paths))).toEqual([])
    expect(violationsOf(walk(paths.toReversed()), chain(paths))).toEqual([])
  })

  it('with too many files or folders', () => {
    const many = Array.from({ length: 13 }, (_, index) => `src/features/a/pot-${index}.ts`)
    expect(violationsOf(walk(many), chain(many))).toEqual(['13 files'])
    const wide = ['a', 'b', 'c', 'd', 'e'].map(feature => `src/features/${feature}/pot.ts`)
    expect(violationsOf(walk(wide), chain(wide))).toEqual(['5 folders'])
  })
})
