// How well typed drinks are understood: names with slips and in any order, families, wishes, and what is no drink.
// npx tsx bench/drink-names.ts; with SHOW=1 it prints what was missed of the tuning half, with SHOW=all of both halves.
// The second half was held out: look at its figures, not at its rows, when changing the rules.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'

interface TypedDrink {
  query: string
  /** Alternatives separated by `|`: names, `group=bourbon`, or a property. Empty: no drink. */
  expected: string
  type: string
  half: 'tuning' | 'held-out'
}

const root = projectRoot(import.meta.dirname)
const catalogue = loadCatalogue(join(root, 'data'))
const rows: TypedDrink[] = parse(readFileSync(join(root, 'bench/data/drinks_typed.csv')), { columns: true })
const shown = process.env.SHOW

for (const half of ['tuning', 'held-out'] as const) {
  console.log(`\n${half}: understood, first of the search, of`)
  const ofHalf = rows.filter(row => row.half === half)
  for (const type of new Set(ofHalf.map(row => row.type)))
    report(
      type,
      ofHalf.filter(row => row.type === type),
    )
  report(
    'ALL DRINKS',
    ofHalf.filter(({ expected }) => expected !== ''),
  )
  report(
    'REFUSED',
    ofHalf.filter(({ expected }) => expected === ''),
  )
}

function report(heading: string, typed: readonly TypedDrink[]): void {
  const understood = typed.filter(isUnderstood)
  const first = typed.filter(isFirst)
  const share = (part: number) => (part / typed.length).toFixed(3)
  console.log(`  ${heading}: ${share(understood.length)} ${share(first.length)} of ${typed.length}`)
  for (const row of typed) if (!heading.startsWith('ALL') && heading !== 'REFUSED' && isShown(row)) print(row)
}

function isShown(row: TypedDrink): boolean {
  return (shown === 'all' || (shown === '1' && row.half === 'tuning')) && !(isUnderstood(row) && isFirst(row))
}

function print({ query, expected }: TypedDrink): void {
  const meant = catalogue.understandDrink(query)
  const found = catalogue.findDrinks(query).slice(0, 3)
  console.log(
    `    ${query} → ${meant?.group?.id ?? '-'} / ${meant?.drink.name ?? 'refused'} [${found.map(({ name }) => name).join(', ')}] wanted ${expected}`,
  )
}

function isUnderstood({ query, expected }: TypedDrink): boolean {
  const meant = catalogue.understandDrink(query)
  if (expected === '') return meant === undefined
  return meant !== undefined && expected.split('|').some(wanted => fits(meant.drink, wanted, meant.group?.id))
}

/** The search shows the same drink first. What is no drink may still resemble some names. */
function isFirst({ query, expected }: TypedDrink): boolean {
  if (expected === '') return true
  const [first] = catalogue.findDrinks(query)
  const meant = catalogue.understandDrink(query)
  return first !== undefined && expected.split('|').some(wanted => fits(first, wanted, meant?.group?.id))
}

function fits(drink: Drink, wanted: string, group: string | undefined): boolean {
  const [, property, sign, value] = /^(\w+)(>=|<=|=|~)(.+)$/.exec(wanted) ?? []
  if (!property || !sign || !value) return drink.name === wanted
  if (property === 'group') return group === value
  const own = String(drink[property as keyof Drink])
  if (sign === '=') return value.split(',').includes(own)
  if (sign === '~') return own.includes(value)
  return sign === '>=' ? Number(own) >= Number(value) : Number(own) <= Number(value)
}
