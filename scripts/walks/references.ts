import { types } from '@babel/core'
import { importsOf, nodesOf, type SourceFile, treeOf } from '#test/source-files.ts'

/** What a declaration refers to: another one of its file, or something that the file imports. */
export interface Reference {
  name: string
  /** Undefined: in the same file. */
  file: string | undefined
  isType: boolean
}

/** Top-level declarations of a file by name, with what each refers to. The name of what has none is empty. */
export function referencesIn(file: SourceFile): Map<string, Reference[]> {
  const imported = importedNames(file)
  const declared = new Map<string, types.Node[]>()
  for (const statement of treeOf(file).program.body) {
    if (statement.type === 'ImportDeclaration') continue
    for (const [name, node] of declarationsOf(statement))
      declared.set(name, [...(declared.get(name) ?? []), node])
  }
  const resolve = (name: string): Reference[] => {
    if (declared.has(name)) return [{ name, file: undefined, isType: false }]
    const found = imported.get(name)
    return found ? [found] : []
  }
  /** A type leads to what makes one. */
  const makersOf = (type: string): Reference[] =>
    [...declared]
      .filter(([name, nodes]) => name !== type && nodes.some(node => madeTypes(node).includes(type)))
      .map(([name]) => ({ name, file: undefined, isType: false }))
  const passedOn = new Map(
    [...imported].filter(([name]) => !declared.has(name)).map(([name, found]) => [name, [found]]),
  )
  return new Map([
    ...passedOn,
    ...[...declared].map(
      ([name, nodes]) =>
        [
          name,
          nodes
            .flatMap(node => [...namesIn(node).flatMap(resolve), ...loadedIn(node, file)])
            .concat(makersOf(name)),
        ] as const,
    ),
  ])
}

/** Names in the declared type of a value, or of what a function returns. */
function madeTypes(node: types.Node): string[] {
  if (node.type === 'FunctionDeclaration') return node.returnType ? namesIn(node.returnType) : []
  if (node.type !== 'VariableDeclarator') return []
  const { id, init } = node
  const ofFunction = types.isFunction(init) && init.returnType ? namesIn(init.returnType) : []
  return 'typeAnnotation' in id && id.typeAnnotation
    ? [...namesIn(id.typeAnnotation), ...ofFunction]
    : ofFunction
}

/** What the handler of a procedure refers to, together with the functions around it that it calls. */
export function referencesOfHandler(file: SourceFile, procedure: string): Set<string> {
  const nested = new Map<string, types.Node>()
  for (const node of nodesOf(file)) {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      nested.set(node.id.name, node.init)
    if (node.type === 'FunctionDeclaration' && node.id) nested.set(node.id.name, node)
  }
  const handlers = nodesOf(file).filter(
    node =>
      (node.type === 'ObjectMethod' || node.type === 'ObjectProperty') &&
      node.key.type === 'Identifier' &&
      node.key.name === procedure,
  ) as types.Node[]
  const names = new Set<string>()
  const add = (node: types.Node) => {
    for (const name of namesIn(node)) {
      if (names.has(name)) continue
      names.add(name)
      const local = nested.get(name)
      if (local) add(local)
    }
  }
  handlers.forEach(add)
  return names
}

function importedNames(file: SourceFile): Map<string, Reference> {
  const targets = new Map(importsOf(file).map(({ specifier, target }) => [specifier, target]))
  const names = new Map<string, Reference>()
  for (const node of treeOf(file).program.body) {
    if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') continue
    const target = targets.get(node.source?.value ?? '')
    if (!target) continue
    const ofTypes = (node.type === 'ImportDeclaration' ? node.importKind : node.exportKind) === 'type'
    for (const specifier of node.specifiers) {
      const [here, there] =
        specifier.type === 'ImportSpecifier'
          ? [specifier.local, specifier.imported]
          : specifier.type === 'ExportSpecifier'
            ? [specifier.exported, specifier.local]
            : []
      if (here?.type !== 'Identifier' || there?.type !== 'Identifier') continue
      const isType = ofTypes || ('importKind' in specifier && specifier.importKind === 'type')
      names.set(here.name, { name: there.name, file: target, isType })
    }
  }
  return names
}

function declarationsOf(statement: types.Statement): [name: string, node: types.Node][] {
  const node =
    statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(each =>
      Object.keys(types.getBindingIdentifiers(each.id)).map((name): [string, types.Node] => [name, each]),
    )
  return [['id' in node && node.id?.type === 'Identifier' ? node.id.name : '', node]]
}

/** Names that are read in a piece of syntax, not those of fields. */
function namesIn(root: types.Node): string[] {
  const fields = new Set<types.Node>()
  const names: string[] = []
  types.traverseFast(root, node => {
    if ((types.isMemberExpression(node) || types.isOptionalMemberExpression(node)) && !node.computed)
      fields.add(node.property)
    if ((types.isObjectMethod(node) || types.isTSPropertySignature(node)) && !node.computed)
      fields.add(node.key)
    if (types.isObjectProperty(node) && !node.computed && !node.shorthand) fields.add(node.key)
    if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && !fields.has(node))
      names.push(node.name)
  })
  return names
}

/** Files that are loaded on demand. */
function loadedIn(root: types.Node, file: SourceFile): Reference[] {
  const lines = [root.loc?.start.line ?? 0, root.loc?.end.line ?? 0] as const
  const dynamic = nodesOf(file).filter(
    node =>
      node.type === 'ImportExpression' || (node.type === 'CallExpression' && node.callee.type === 'Import'),
  )
  return dynamic.flatMap(node => {
    const line = node.loc?.start.line ?? 0
    if (line < lines[0] || line > lines[1]) return []
    const source =
      node.type === 'ImportExpression' ? node.source : (node as types.CallExpression).arguments[0]
    const target = importsOf(file).find(
      ({ specifier }) => source?.type === 'StringLiteral' && specifier === source.value,
    )?.target
    return target ? [{ name: '*', file: target, isType: false }] : []
  })
}
