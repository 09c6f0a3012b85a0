import type { OpenAPI, OpenAPIV3_1 } from 'openapi-types'

type Operation = OpenAPIV3_1.OperationObject
type Schema = OpenAPIV3_1.SchemaObject

/** The API's documentation as a page to read, made from the OpenAPI document. Plain HTML: no script, no style of its own. */
export function describeApi(document: OpenAPI.Document): string {
  const { info, paths = {} } = document as OpenAPIV3_1.Document
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) =>
      describeCall(method, path, operation as Operation),
    ),
  )
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light"><title>${asText(info.title)} API</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api-docs.css"></head><body><main><h1>${asText(info.title)} API</h1><p>${asText(info.description ?? '')}</p><p>For programs: <a href="/api/openapi.json">/api/openapi.json</a></p>${calls.join('')}</main></body></html>`
}

function describeCall(method: string, path: string, operation: Operation): string {
  const body = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined
  const answer = operation.responses?.['200'] as OpenAPIV3_1.ResponseObject | undefined
  return `<section><h2><code>${method.toUpperCase()} ${asText(path)}</code></h2><p>${asText(operation.summary ?? '')}</p>${table(
    'Parameters',
    (operation.parameters ?? []).map(parameter => parameterRow(parameter as OpenAPIV3_1.ParameterObject)),
  )}${table('Body', rowsOf(schemaOf(body)))}${table('Answer', rowsOf(schemaOf(answer)))}${table('When it says no', refusalRows(operation))}</section>`
}

function schemaOf(
  content: OpenAPIV3_1.RequestBodyObject | OpenAPIV3_1.ResponseObject | undefined,
): Schema | undefined {
  return content?.content?.['application/json']?.schema as Schema | undefined
}

function parameterRow(parameter: OpenAPIV3_1.ParameterObject): [string, string] {
  return [parameter.name, kindOf(parameter.schema as Schema | undefined)]
}

/** Each other status with its codes and sentences. */
function refusalRows(operation: Operation): [string, string][] {
  return Object.entries(operation.responses ?? {})
    .filter(([status]) => status !== '200')
    .map(([status, answer]) => [status, (answer as OpenAPIV3_1.ResponseObject).description])
}

/** One row for each field, nested fields with their path: `cigar.brand`. */
function rowsOf(schema: Schema | undefined, prefix = ''): [string, string][] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
    const inner = field as Schema
    const row: [string, string] = [prefix + name, kindOf(inner)]
    const items = inner.type === 'array' ? rowsOf(inner.items as Schema, `${prefix}${name}[].`) : []
    return [row, ...rowsOf(inner, `${prefix}${name}.`), ...items]
  })
}

function kindOf(schema: Schema | undefined): string {
  if (!schema) return 'text'
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.anyOf) return schema.anyOf.map(inner => kindOf(inner as Schema)).join(' or ')
  if (schema.type === 'array') return `list of ${kindOf(schema.items as Schema)}`
  return [schema.type].flat().join(' or ')
}

function table(title: string, rows: [string, string][]): string {
  if (rows.length === 0) return ''
  const cells = rows.map(
    ([name, kind]) => `<tr><td><code>${asText(name)}</code></td><td>${asText(kind)}</td></tr>`,
  )
  return `<table><caption>${title}</caption><tbody>${cells.join('')}</tbody></table>`
}

function asText(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
