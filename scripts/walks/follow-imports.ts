import type { SourceFile } from '#test/source-files.ts'
import { type Reference, referencesIn, referencesOfHandler } from './references.ts'

/** A declaration: `src/a.ts#name`. All of a file: `src/a.ts#*`. */
type Declaration = string
const fileOf = (declaration: Declaration) => declaration.split('#')[0]!

/** The product's files and what their declarations refer to. */
export interface Tree {
  textOf(path: string): string
  /**
   * Shortest path by references from a file to the nearest one that matches, both included. From the routes it begins
   * in the handler of a procedure.
   */
  path(from: string, matches: (path: string) => boolean, procedure?: string): string[]
  /** The only file that matches. */
  find(what: string, matches: (path: string, text: string) => boolean): string
}

/**
 * A value that is imported is passed before a type: what is called before what is handed in. Within a file a step costs
 * little.
 */
const costs = { within: 1, value: 100, type: 150, handedIn: 250 }

/** Lists and joins of the product, by which everything would be near everything. */
const isList = (path: string) => /\.(room|contract)\.ts$|-pages\.ts$/.test(path)

export function openTree(files: readonly SourceFile[]): Tree {
  const product = files.filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  const byPath = new Map(product.map(file => [file.path, file]))
  const references = new Map<string, Map<string, Reference[]>>()
  const referencesOf = (path: string) => {
    if (!references.has(path)) references.set(path, referencesIn(byPath.get(path)!))
    return references.get(path)!
  }
  function stepsFrom(declaration: Declaration): [to: Declaration, cost: number][] {
    const [path, name] = declaration.split('#') as [string, string]
    const declared = referencesOf(path)
    const found = name === '*' || !declared.has(name) ? [...declared.values()].flat() : declared.get(name)!
    return found.flatMap(({ file, name: used, isType }): [Declaration, number][] => {
      if (file === undefined) return [[`${path}#${used}`, costs.within]]
      return byPath.has(file) ? [[`${file}#${used}`, isType ? costs.type : costs.value]] : []
    })
  }
  /** What the handler calls, and at a higher price what its file was handed in. */
  function startsOf(path: string, procedure: string): Map<Declaration, number> {
    const names = referencesOfHandler(byPath.get(path)!, procedure)
    const all = [...referencesOf(path).values()].flat()
    const starts = new Map<Declaration, number>()
    for (const { file = path, name, isType } of all) {
      if (file === path || !byPath.has(file) || (!isType && !names.has(name))) continue
      starts.set(`${file}#${name}`, isType ? costs.handedIn : costs.value)
    }
    return starts
  }
  return {
    textOf: path => byPath.get(path)?.text ?? '',
    path(from, matches, procedure) {
      if (!byPath.has(from)) throw new Error(`${from} does not exist`)
      if (matches(from)) return [from]
      const start = `${from}#*`
      const open = procedure === undefined ? new Map([[start, 0]]) : startsOf(from, procedure)
      const total = new Map(open)
      const before = new Map([...open.keys()].filter(to => to !== start).map(to => [to, start]))
      while (open.size > 0) {
        const [nearest, cost] = [...open].reduce((one, other) => (other[1] < one[1] ? other : one))
        open.delete(nearest)
        const path = fileOf(nearest)
        if (matches(path)) return filesTo(nearest, before)
        if (path !== from && isList(path)) continue
        for (const [to, added] of stepsFrom(nearest)) {
          if (cost + added >= (total.get(to) ?? Number.POSITIVE_INFINITY)) continue
          total.set(to, cost + added)
          open.set(to, cost + added)
          before.set(to, nearest)
        }
      }
      throw new Error(`no imports lead on from ${from}`)
    },
    find(what, matches) {
      const found = product.filter(({ path, text }) => matches(path, text))
      if (found.length !== 1)
        throw new Error(`${found.map(({ path }) => path).join(', ') || 'no file'} for ${what}`)
      return found[0]!.path
    },
  }
}

/** The files of the declarations that lead there, each once in a row. */
function filesTo(end: Declaration, before: ReadonlyMap<Declaration, Declaration>): string[] {
  const previous = before.get(end)
  const files = previous === undefined ? [] : filesTo(previous, before)
  return files.at(-1) === fileOf(end) ? files : [...files, fileOf(end)]
}
