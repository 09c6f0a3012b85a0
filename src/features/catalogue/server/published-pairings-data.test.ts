import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { projectRoot } from '#platform/server/project-root.ts'
import { drinkFamilies, drinkKinds } from '../catalogue.contract.ts'
import { loadCatalogue } from './load-catalogue.ts'

const directory = join(projectRoot(import.meta.dirname), 'data')
const rows: Record<string, string>[] = parse(readFileSync(join(directory, 'published-pairings.csv')), {
  columns: true,
})
const text = z.string().check(z.minLength(1))

test('Published pairings have the documented columns, and no sentence', () => {
  const row = z.strictObject({
    id: z.string().check(z.regex(/^[a-z]\d{3}$/)),
    cigar: text,
    body: z.enum(['mild', 'mild-medium', 'medium', 'medium-full', 'full', '']),
    drink: text,
    kind: z.enum(drinkKinds as [string, ...string[]]),
    family: z.enum([...Object.values(drinkFamilies).flat(), 'beer', 'other']),
    direction: z.enum(['recommended', 'avoid']),
    source: z.url({ protocol: /^https?$/ }),
    evidence: z.enum(['judged', 'served', 'editor-pick', 'web-list', 'mild']),
    sought: z.enum(['yes', '']),
  })
  expect(rows.filter(each => !row.safeParse(each).success).map(({ id }) => id)).toEqual([])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThanOrEqual(499)
})

test('Published pairings belong to the line that they name, and to none if they name a maker alone', () => {
  const { lines, publishedFor, published } = loadCatalogue(directory)
  const matched = lines.flatMap(({ id }) => publishedFor(id))
  expect(matched.length).toBeGreaterThan(published.length / 2)
  expect(new Set(matched).size).toBe(matched.length)
  expect(publishedFor('cohiba-siglo-vi').map(({ cigar }) => cigar)).toContain('Cohiba Siglo VI')
  expect(matched.filter(({ cigar }) => cigar === 'Cohiba')).toEqual([])
  expect(matched.filter(({ source }) => /horsewinners|casinowinning/.test(source))).toEqual([])
})
