import { posix } from 'node:path'
import { importsOf, type SourceFile } from '#test/source-files.ts'

/** They look at the tree or at the build, not at behavior. */
const isAboutFiles =
  /^test\/(architecture|documents|walls|walks|page-weight|lint-rules|test-programs)\.test\.ts$/

/** The tests that reach a file through imports: those beside it, the others of its feature, the closest of the rest. */
export function relatedTests(
  files: readonly SourceFile[],
  isTest: (path: string) => boolean,
  maxFurther: number,
): (path: string) => string[][] {
  const importers = new Map<string, string[]>()
  for (const file of files.filter(({ path }) => /\.tsx?$/.test(path)))
    for (const { target } of importsOf(file))
      if (target) importers.set(target, [...(importers.get(target) ?? []), file.path])
  return path => {
    const tests = filesThatReach(path, importers).filter(test => isTest(test) && !isAboutFiles.test(test))
    const inFolder = tests.filter(test => posix.dirname(test) === posix.dirname(path))
    const own = `${path.replace(/\.ts$/, '')}.`
    const direct = inFolder.filter(test => test.startsWith(own) || importers.get(path)?.includes(test))
    const beside = direct.length > 0 ? direct : inFolder
    const isBeside = (test: string) => beside.includes(test)
    const isNear = (test: string) => !isBeside(test) && test.startsWith(areaOf(path))
    const isFar = (test: string) => !isBeside(test) && !isNear(test)
    return [beside, tests.filter(isNear), tests.filter(isFar).slice(0, maxFurther)]
  }
}

/** Every file that reaches it, the closest first. */
function filesThatReach(path: string, importers: ReadonlyMap<string, readonly string[]>): string[] {
  const distances = new Map([[path, 0]])
  for (const [reached, distance] of distances)
    for (const importer of importers.get(reached) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return [...distances].sort(([a, near], [b, far]) => near - far || (a < b ? -1 : 1)).map(([file]) => file)
}

/** The feature of a file, or the folder of the platform that it lies in. */
function areaOf(path: string): string {
  return /^src\/(features\/[^/]+|platform\/\w+\/[^/]+|app)\//.exec(path)?.[0] ?? posix.dirname(path)
}
