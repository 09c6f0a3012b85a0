// How well names are recognised: as people typed them, over the whole catalogue in many spellings, and what is no cigar.
// npx tsx bench/recognition.ts; with SHOW=<expression for a heading> it prints what was
// missed, with EVERY=5 it asks for every fifth line only.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import { type CigarLine, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { indexCigars, type Match, recognizeCigar } from '#features/catalogue/recognition/recognition.rules.ts'
import { readCatalogue } from '#features/catalogue/server/read-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { chanceFrom, waysOfTyping } from './typed-names.ts'

interface TypedRow {
  query: string
  kind: 'positive' | 'negative' | 'ambiguous'
  type: string
  expected_brand: string
  expected_line: string
  also_ok: string
}

const shown = process.env.SHOW
const every = Number(process.env.EVERY ?? 1)
const root = projectRoot(import.meta.dirname)
const catalogue = readCatalogue(join(root, 'data'))
const someCigars = catalogue.lines.filter((_, at) => at % every === 0)
const index = indexCigars(catalogue)
const recognise = (text: string) => recognizeCigar(index, text, 5)
const share = (part: number, all: number) => (all === 0 ? '-' : (part / all).toFixed(3))

type Likened = (line: string, wanted: string) => boolean

/** The lists name some lines more shortly than the catalogue does. */
const isNearly: Likened = (line, wanted) => line.includes(wanted) || wanted.includes(line)
const isExactly: Likened = (line, wanted) => line === wanted

printTyped('names_tuning.csv', 'the tuning list', isNearly)
printTyped('names_typed.csv', 'our own list', isExactly)
printAdded()
printSpellings()
printDistinctiveWords()
printRefused()

function printTyped(file: string, heading: string, isLine: Likened): void {
  const rows: TypedRow[] = parse(readFileSync(join(root, 'bench/data', file)), { columns: true })
  const byType = new Map<string, { first: number; firstThree: number; all: number }>()
  for (const row of rows) {
    const place = row.kind === 'positive' ? placeOf(row, isLine) : recognise(row.query).isRecognized ? -1 : 0
    if (place !== 0) miss(heading, row.query, `wanted ${row.expected_brand} | ${row.expected_line}`)
    for (const type of [row.type, row.kind === 'positive' ? 'ALL NAMES' : 'ALL OTHERS']) {
      const sum = byType.get(type) ?? { first: 0, firstThree: 0, all: 0 }
      if (place === 0) sum.first++
      if (place >= 0 && place < 3) sum.firstThree++
      sum.all++
      byType.set(type, sum)
    }
  }
  console.log(`As people type them, ${heading} (first, among three, of)`)
  for (const [type, { first, firstThree, all }] of byType)
    console.log(`  ${type}: ${share(first, all)} ${share(firstThree, all)} of ${all}`)
}

/** Names with a word that the line lacks, which are another line, and names without one. */
function printAdded(): void {
  const file = readFileSync(join(root, 'bench/data/names_added.csv'), 'utf8')
  const rows: { query: string; kind: 'another' | 'line' }[] = parse(file, { columns: true })
  console.log('A word added to the name (told rightly, of)')
  for (const kind of ['another', 'line'] as const) {
    const typed = rows.filter(row => row.kind === kind)
    const wrong = typed.filter(({ query }) => {
      const { isRecognized, added } = recognise(query)
      return (isRecognized && added.length === 0) !== (kind === 'line')
    })
    for (const { query } of wrong) miss(`added, ${kind}`, query)
    console.log(`  ${kind}: ${share(typed.length - wrong.length, typed.length)} of ${typed.length}`)
  }
}

/** Where the wanted line stands among the matches; -1 when it does not, or nothing was recognised. */
function placeOf(row: TypedRow, isLine: Likened): number {
  const { isRecognized, matches } = recognise(row.query)
  const wanted = [
    [row.expected_brand, row.expected_line],
    ...row.also_ok
      .split(';')
      .filter(Boolean)
      .map(each => each.split('|')),
  ].map(([brand, line]) => [plainBrand(brand!), plain(line ?? '')] as const)
  const isWanted = ({ cigar }: Match) =>
    wanted.some(([brand, line]) => plainBrand(cigar.brand) === brand && isLine(plain(cigar.line), line))
  return isRecognized ? matches.findIndex(isWanted) : -1
}

function printSpellings(): void {
  const aliasesByBrand = new Map(catalogue.brands.map(({ brand, aliases }) => [brand, aliases]))
  console.log(
    'Every line of the catalogue (first, among three, not recognised, first but taken for another line, of)',
  )
  for (const [way, type] of Object.entries(waysOfTyping)) {
    const chance = chanceFrom(1926)
    const typed = someCigars.flatMap(cigar => {
      const text = type(cigar, chance, aliasesByBrand.get(cigar.brand) ?? [])
      return text ? [{ cigar, text }] : []
    })
    printFound(way, typed)
  }
}

function printFound(way: string, typed: readonly { cigar: CigarLine; text: string }[]): void {
  let first = 0
  let firstThree = 0
  let refused = 0
  let another = 0
  for (const { cigar, text } of typed) {
    const { isRecognized, matches, added } = recognise(text)
    const place = matches.findIndex(match => isSameName(match.cigar, cigar))
    if (place !== 0 || !isRecognized) miss(way, text, `wanted ${cigar.brand} | ${cigar.line}`)
    if (added.length > 0) miss(`${way} ADDED`, text, `lacks ${added.join(' ')}`)
    if (isRecognized && place === 0 && added.length > 0) another++
    if (!isRecognized) refused++
    else if (place === 0) first++
    if (isRecognized && place >= 0 && place < 3) firstThree++
  }
  const all = typed.length
  console.log(
    `  ${way}: ${share(first, all)} ${share(firstThree, all)} ${share(refused, all)} ${share(another, all)} of ${all}`,
  )
}

/** Both versions of a maker may have a line of that name: either answers it. */
function isSameName(one: CigarLine, other: CigarLine): boolean {
  return (
    one === other ||
    (plainBrand(one.brand) === plainBrand(other.brand) && plain(one.line) === plain(other.line))
  )
}

/** The maker and the one word that no other of its lines has. */
function printDistinctiveWords(): void {
  const typed = someCigars.flatMap(cigar => {
    const siblings = catalogue.lines.filter(other => plainBrand(other.brand) === plainBrand(cigar.brand))
    const word = plain(cigar.line)
      .split(' ')
      .find(
        each =>
          each.length >= 4 &&
          siblings.every(other => other === cigar || !` ${allWordsOf(other)} `.includes(` ${each} `)),
      )
    return word && siblings.length > 1 ? [{ cigar, text: `${plainBrand(cigar.brand)} ${word}` }] : []
  })
  printFound('maker and one telling word', typed)
}

function allWordsOf(cigar: CigarLine): string {
  const facts = isKnownCigar(cigar) ? [...cigar.vitolas.map(({ name }) => name), cigar.wrapper] : []
  return plain([cigar.line, ...cigar.aliases, ...facts].join(' '))
}

function printRefused(): void {
  const drinks = catalogue.drinks.flatMap(({ name, aliases }) => [name, ...aliases])
  const sections = readFileSync(join(root, 'bench/data/not-cigars.txt'), 'utf8').split(/^# /m).slice(1)
  const kinds = [['drinks', ...drinks], ...sections.map(section => section.trim().split('\n'))]
  console.log('What is no cigar (refused, of)')
  for (const [kind, ...texts] of kinds) {
    const taken = texts.filter(text => recognise(text).isRecognized)
    for (const text of taken) miss(kind!, text)
    console.log(`  ${kind}: ${share(texts.length - taken.length, texts.length)} of ${texts.length}`)
  }
}

function miss(heading: string, text: string, wanted = ''): void {
  if (!shown || !new RegExp(shown).test(heading)) return
  const { isRecognized, matches } = recognise(text)
  const said = matches.slice(0, 3).map(({ cigar, score }) => `${cigar.brand} | ${cigar.line} ${score}`)
  console.log(
    `    ${heading}: ${text.slice(0, 80)} → ${isRecognized ? '' : 'NOT RECOGNISED '}${said.join(' // ')} ${wanted}`,
  )
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

function plainBrand(brand: string): string {
  return plain(brand.replace(/\(.*\)/, ''))
}
