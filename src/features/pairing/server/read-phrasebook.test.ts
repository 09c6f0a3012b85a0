import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readCatalogue } from '#features/catalogue/server/read-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import {
  type PhraseFile,
  phraseFiles,
  requiredPhrases,
  sharedSlot,
  slotsByFile,
} from '../wording/phrasebook.rules.ts'
import { readPhrasebook } from './read-phrasebook.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const catalogue = readCatalogue(data)
const words = join(data, 'words')
const files = Object.keys(phraseFiles) as PhraseFile[]

function cellsOf(file: PhraseFile): Record<string, string>[] {
  return parse(readFileSync(join(words, `${file}.csv`)), { columns: true, trim: true })
}

interface Row {
  file: PhraseFile
  key: string
  text: string
}

const rows = files.flatMap((file): Row[] =>
  cellsOf(file).map(row => ({
    file,
    key: phraseFiles[file].map(column => row[column]).join(' '),
    text: row.text!,
  })),
)
const of = (file: PhraseFile) => rows.filter(row => row.file === file)
/** Files with sentences for single drinks, and what their keys must stand in. */
const drinkTexts: Partial<Record<PhraseFile, readonly string[]>> = {
  serves: catalogue.drinks.map(({ serve }) => serve),
}
const describeRows = (broken: readonly Row[]) =>
  broken.map(({ file, key, text }) => `${file} ${key}: ${text}`)

describe('The sentences of pairings', () => {
  test('cover every pair of the catalogue', () => {
    const phrasebook = readPhrasebook(words, catalogue)
    expect(phrasebook.contrast.size).toBeGreaterThanOrEqual(28)
  })

  test('cover what any notes of the vocabulary say of each other: a lounge has rows of its own', () => {
    const notes = [...catalogue.notesById.keys()]
    const [cigar, drink] = [catalogue.cigars[0]!, catalogue.drinks[0]!]
    const anything = { cigars: [{ ...cigar, notes }], drinks: [{ ...drink, notes }] }
    expect(() => readPhrasebook(words, anything)).not.toThrow()
  })

  test.each(files)('of %s have valid keys, each with more than one sentence', file => {
    const needed = new Set(requiredPhrases(catalogue)[file])
    const keys = [...new Set(of(file).map(row => row.key))]
    const ofDrinks = (key: string) => file in drinkTexts && drinkTexts[file]!.some(text => text.includes(key))
    expect(keys.filter(key => !needed.has(key) && !ofDrinks(key))).toEqual([])
    expect(keys.filter(key => !ofDrinks(key) && of(file).filter(row => row.key === key).length < 2)).toEqual(
      [],
    )
  })

  test('are unique within their key', () => {
    const seen = new Set<string>()
    const repeated = rows.filter(({ file, key, text }) => {
      const sentence = `${file} ${key} ${text}`
      return seen.has(sentence) || !seen.add(sentence)
    })
    expect(describeRows(repeated)).toEqual([])
  })

  test('have only slots that a pair can fill', () => {
    const broken = rows.filter(({ file, text }) => {
      const slots = [...text.matchAll(/\{([^}]*)\}?/g)].map(match => match[1]!)
      return slots.some(slot => slot !== sharedSlot && !slotsByFile[file]?.includes(slot))
    })
    expect(describeRows(broken)).toEqual([])
  })
})

const banned =
  /\b(dance|symphony|elevate|journey|perfect(ly)?|delight(s|ful)?|indulge|harmon(y|ious)|marr(y|ies)|melody|tapestry|whisper(s|ed|ing)?|kiss(es|ed)?|caress|sings?|embraces?|beckons?|testament|unlocks?|experience|palate pleaser|neither talks over|finish(es)? each other’s sentences|old friends?|handshake|conversation|chorus|stage|spotlight|velvety?|silky?|hug)\b/i

describe('Each sentence', () => {
  const sentences = rows.filter(({ file }) => file !== 'serves')

  test('starts with a capital, ends with a full stop, and is neither a question nor an exclamation', () => {
    expect(describeRows(sentences.filter(({ text }) => !/^[\p{Lu}\d{][^!?;—]*\.$/u.test(text)))).toEqual([])
    expect(
      describeRows(rows.filter(({ text }) => /["’]| {2}|\.\.|^\s|\s$| [.,]|\. \p{Ll}/u.test(text))),
    ).toEqual([])
  })

  test('is short, and there are two of them at most', () => {
    const broken = rows.filter(
      ({ text }) => text.split(/\s+/).length > 28 || text.split(/(?<=\.) /).length > 3,
    )
    expect(describeRows(broken)).toEqual([])
  })

  test('has no banned words, and nothing of the inside of a mouth', () => {
    expect(describeRows(rows.filter(({ text }) => banned.test(text)))).toEqual([])
    expect(
      describeRows(rows.filter(({ text }) => /\b(gums?|throat|cheeks?|teeth|nose)\b/i.test(text))),
    ).toEqual([])
  })

  test('uses the slot for the vessel where it speaks of the drink, because that may be a coffee', () => {
    const ofDrinks = rows.filter(({ file }) =>
      ['drink-facts', 'shared', 'contrast', 'reasons'].includes(file),
    )
    expect(
      describeRows(ofDrinks.filter(({ text }) => /\b(glass|cup|mug)\b/i.test(text.replace('{glass}', '')))),
    ).toEqual([])
  })
})

describe('A gap in the phrasebook prevents the start and names the place to fix', () => {
  let copy: string
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'words-'))
    cpSync(words, copy, { recursive: true })
  })
  afterEach(() => rmSync(copy, { recursive: true }))
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(copy, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
    return path
  }

  test('a file is missing', () => {
    const path = join(copy, 'pace.csv')
    rmSync(path)
    expect(() => readPhrasebook(copy, catalogue)).toThrow(`${path} is missing.`)
  })

  test('a key is missing', () => {
    const path = edit('cautions.csv', text => text.replaceAll('\npeat,', '\nbubbles,'))
    expect(() => readPhrasebook(copy, catalogue)).toThrow(`${path} has no sentence for "peat".`)
  })

  test('a row has no sentence', () => {
    const path = edit('shared.csv', text => `${text}1,\n`)
    expect(() => readPhrasebook(copy, catalogue)).toThrow(
      `A row of ${path} lacks one of its columns count, text.`,
    )
  })
})
