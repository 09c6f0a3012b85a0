import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from './no-schemas.ts'

const src = resolve(import.meta.dirname, '../..')

test('Whatever a contract asks of the stand-in, it gets the stand-in, and spreading it adds nothing', () => {
  const schemas = z as Record<string, (...parts: unknown[]) => Record<string, unknown>>
  expect(schemas.strictObject!({}).check).toBe(z)
  expect({ ...schemas.object!({}).shape! }).toEqual({})
})

test('Browser code imports zod in contracts only, in the one way that the build replaces', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !/server\/|\.test\.tsx?$/.test(file),
  )
  const zodImports = files.flatMap(file =>
    [...readFileSync(resolve(src, file), 'utf8').matchAll(/^import (?!type ).* from '(zod.*)'$/gm)].map(
      ([line]) => `${file}: ${line}`,
    ),
  )
  expect(zodImports.length).toBeGreaterThan(10)
  const clientFiles = files.filter(file => file.includes('client/'))
  expect(clientFiles.filter(file => readFileSync(resolve(src, file), 'utf8').includes('.schema.'))).toEqual(
    [],
  )
  expect(zodImports.filter(line => !line.endsWith(".contract.ts: import * as z from 'zod/mini'"))).toEqual([])
})
