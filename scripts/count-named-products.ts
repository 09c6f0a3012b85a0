// Counts the cigars and drinks that each question of data/ask/examples.csv names: npx tsx scripts/count-named-products.ts

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'csv/sync'
import { countNamed } from '#features/ask/server/count-named.ts'
import { openFindNamedProducts } from '#features/ask/server/find-named-products.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'

const columns = ['route', 'hand', 'cigars', 'drinks', 'question'] as const
const data = join(projectRoot(import.meta.dirname), 'data')
const file = join(data, 'ask/examples.csv')
const findNamedProducts = openFindNamedProducts(loadCatalogue(data))
const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true })
const counted = rows.map(row => ({ ...row, ...countNamed(findNamedProducts(row.question ?? '')) }))
writeFileSync(file, stringify(counted, { header: true, columns }))
console.log(`${rows.length} questions`)
