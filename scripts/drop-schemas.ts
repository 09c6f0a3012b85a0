// What the build leaves of a contract in the browser: paths, methods, kinds of bodies and refusals.
import { type PluginObj, types as syntax, transformAsync } from '@babel/core'

/** Of a procedure, read by the server and by the API documentation only. */
const serverOnly = new Set(['summary', 'params', 'query', 'limit'])
/** Of `src/platform/text.contract.ts`: they make schemas. */
const schemaMakers = new Set(['typedText', 'optionalText', 'searchText', 'pathText'])
/** Take a schema as their only argument. */
const schemaKinds = new Set(['json', 'stream'])

/** Of the TypeScript of a contract, with the stand-in of `src/platform/client/no-schemas.ts` in place of every schema. */
export async function dropSchemasOf(contract: string, filename: string): Promise<string> {
  const dropped = await transformAsync(contract, {
    filename,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript'] },
    plugins: [{ visitor }],
  })
  return (dropped?.code ?? contract).replace(
    /import \* as z from ['"]zod\/mini['"]/,
    "import { z } from '#platform/client/no-schemas.ts'",
  )
}

const visitor: PluginObj['visitor'] = {
  CallExpression(path) {
    const { callee } = path.node
    const root = rootOf(callee) ?? ''
    if (syntax.isIdentifier(callee) && schemaKinds.has(callee.name)) path.node.arguments = []
    else if (root === 'z' || schemaMakers.has(root)) path.replaceWith(syntax.identifier('z'))
  },
  ObjectExpression(path) {
    const names = path.node.properties.map(nameOf)
    if (!names.includes('method') || !names.includes('path')) return
    path.node.properties = path.node.properties.filter(
      property => !serverOnly.has(nameOf(property) ?? '') && !isWithoutRefusals(property),
    )
  },
}

function isWithoutRefusals(property: syntax.ObjectExpression['properties'][number]): boolean {
  if (nameOf(property) !== 'refusals' || !syntax.isObjectProperty(property)) return false
  return syntax.isObjectExpression(property.value) && property.value.properties.length === 0
}

function nameOf(property: syntax.ObjectExpression['properties'][number]): string | undefined {
  if (syntax.isSpreadElement(property) || !syntax.isIdentifier(property.key)) return undefined
  return property.key.name
}

/** `z` of `z.object({}).check(…)`. */
function rootOf(node: syntax.Node): string | undefined {
  if (syntax.isIdentifier(node)) return node.name
  if (syntax.isMemberExpression(node)) return rootOf(node.object)
  return syntax.isCallExpression(node) ? rootOf(node.callee) : undefined
}
