import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTree, root } from '#test/source-files.ts'
import { openTree } from './walks/follow-imports.ts'
import { writeWalks } from './walks/write-walks.ts'

const file = join(root, 'ARCHITECTURE.md')
const document = readFileSync(file, 'utf8')
const wanted = writeWalks(document, openTree(readTree()))

if (process.argv.includes('--write')) writeFileSync(file, wanted)
else process.stdout.write(wanted)
