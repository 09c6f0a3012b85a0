import type { OpenAPI, OpenAPIV3_1 } from 'openapi-types'

type Operation = OpenAPIV3_1.OperationObject
type Schema = OpenAPIV3_1.SchemaObject

/** The API documentation as plain HTML, without script or inline style. */
export function renderApiDocs(document: OpenAPI.Document): string {
  const { info, paths = {} } = document as OpenAPIV3_1.Document
  const sections = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) =>
      renderOperation(method, path, operation as Operation),
    ),
  )
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light"><title>${escapeHtml(info.title)} API</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api-docs.css"></head><body><main><h1>${escapeHtml(info.title)} API</h1><p>${escapeHtml(info.description ?? '')}</p><p>OpenAPI: <a href="/api/openapi.json">/api/openapi.json</a></p>${sections.join('')}</main></body></html>`
}

function renderOperation(method: string, path: string, operation: Operation): string {
  const body = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined
  const success = Object.keys(operation.responses ?? {}).find(status => status.startsWith('2'))
  const response = operation.responses?.[success ?? ''] as OpenAPIV3_1.ResponseObject | undefined
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2><p>${escapeHtml(operation.summary ?? '')}</p>${table(
    'Parameters',
    (operation.parameters ?? []).map(parameter => parameterRow(parameter as OpenAPIV3_1.ParameterObject)),
  )}${table('Body', contentRows(body))}${table('Response', contentRows(response))}${table('Errors', refusalRows(operation))}</section>`
}

function contentRows(
  described: OpenAPIV3_1.RequestBodyObject | OpenAPIV3_1.ResponseObject | undefined,
): [string, string][] {
  return Object.entries(described?.content ?? {}).flatMap(([type, media]) => {
    const schema = media.schema as Schema | undefined
    if (type === 'application/json') return rowsOf(schema)
    return [[type, schema?.format === 'binary' ? 'file' : 'events'] as [string, string], ...rowsOf(schema)]
  })
}

function parameterRow(parameter: OpenAPIV3_1.ParameterObject): [string, string] {
  return [parameter.name, typeOf(parameter.schema as Schema | undefined)]
}

function refusalRows(operation: Operation): [string, string][] {
  return Object.entries(operation.responses ?? {})
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, response]) => [status, (response as OpenAPIV3_1.ResponseObject).description])
}

/** Nested fields get their path: `member.name`. */
function rowsOf(schema: Schema | undefined, prefix = ''): [string, string][] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
    const fieldSchema = field as Schema
    const row: [string, string] = [prefix + name, typeOf(fieldSchema)]
    const items =
      fieldSchema.type === 'array' ? rowsOf(fieldSchema.items as Schema, `${prefix}${name}[].`) : []
    return [row, ...rowsOf(fieldSchema, `${prefix}${name}.`), ...items]
  })
}

function typeOf(schema: Schema | undefined): string {
  if (!schema) return 'text'
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.anyOf) return schema.anyOf.map(option => typeOf(option as Schema)).join(' or ')
  if (schema.type === 'array') return `list of ${typeOf(schema.items as Schema)}`
  return [schema.type].flat().join(' or ')
}

function table(title: string, rows: [string, string][]): string {
  if (rows.length === 0) return ''
  const cells = rows.map(
    ([name, type]) => `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(type)}</td></tr>`,
  )
  return `<table><caption>${title}</caption><tbody>${cells.join('')}</tbody></table>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
