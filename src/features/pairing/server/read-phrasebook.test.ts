import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Note } from '#features/catalogue/note.contract.ts'
import { readCatalogue } from '#features/catalogue/server/read-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { assumedFlavors } from '../wording/affinity-sentence.rules.ts'
import {
  memberPhrases,
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
const describeRows = (broken: readonly Row[]) =>
  broken.map(({ file, key, text }) => `${file} ${key}: ${text}`)

describe('The sentences of pairings', () => {
  test('cover every pair of the catalogue', () => {
    const phrasebook = readPhrasebook(words, catalogue)
    expect(phrasebook.affinity.size).toBeGreaterThanOrEqual(22 * 6)
  })

  test.each(files)('of %s have valid keys, each with more than one sentence', file => {
    const needed = new Set(requiredPhrases(catalogue)[file])
    const keys = [...new Set(of(file).map(row => row.key))]
    const isNote = (key: string) => catalogue.notesById.has(key.split(' ')[0]!)
    expect(keys.filter(key => !needed.has(key) && !isNote(key))).toEqual([])
    expect(keys.filter(key => of(file).filter(row => row.key === key).length < 2)).toEqual([])
  })

  test('are unique', () => {
    const seen = new Set<string>()
    expect(describeRows(rows.filter(({ text }) => seen.has(text) || !seen.add(text)))).toEqual([])
  })

  test.each(files)('of %s begin with different words', file => {
    const begun = new Map<string, string>()
    const isOneKeyPerText = file === 'lead-ins' || file in memberPhrases
    const broken = of(file).filter(({ key, text }) => {
      if (text.startsWith('{')) return false
      const words = text.toLowerCase().split(/\s+/).slice(0, 3).join(' ').replace(/[.,]/g, '')
      const beginning = isOneKeyPerText ? `${key}: ${words}` : words
      const isTaken = begun.has(beginning)
      begun.set(beginning, text)
      return isTaken
    })
    expect(describeRows(broken)).toEqual([])
  })

  test('have only slots that a pair can fill', () => {
    const broken = rows.filter(({ file, text }) => {
      const slots = [...text.matchAll(/\{([^}]*)\}?/g)].map(match => match[1]!)
      return (
        slots.some(slot => slot !== sharedSlot && !slotsByFile[file]?.includes(slot)) ||
        /\ban? \{(?!glass|body)/.test(text)
      )
    })
    expect(describeRows(broken)).toEqual([])
    for (const file of ['openings', 'answers', 'unlisted'] as const)
      for (const slot of file === 'openings'
        ? ['cigar', 'drink']
        : file === 'answers'
          ? ['leaf', 'pour']
          : ['drink'])
        expect(describeRows(of(file).filter(({ text }) => text.split(`{${slot}}`).length !== 2))).toEqual([])
  })
})

const banned =
  /\b(dance|symphony|elevate|journey|perfect(ly)?|delight(s|ful)?|indulge|harmon(y|ious)|marr(y|ies)|melody|tapestry|whisper(s|ed|ing)?|kiss(es|ed)?|caress|sings?|embraces?|beckons?|testament|unlocks?|experience|palate pleaser|neither talks over|finish(es)? each other’s sentences|old friends?|handshake|conversation|chorus|stage|spotlight|velvety?|silky?|hug)\b/i

describe('Each sentence', () => {
  test('starts with a capital, ends with a full stop, and is neither a question nor an exclamation', () => {
    expect(
      describeRows(rows.filter(({ text }) => !/^[\p{Lu}\d{][^!?;—]*(\.|\{sentence\})$/u.test(text))),
    ).toEqual([])
    expect(
      describeRows(rows.filter(({ text }) => /['"]| {2}|\.\.|^\s|\s$| [.,]|\. \p{Ll}/u.test(text))),
    ).toEqual([])
  })

  test('has a suitable length', () => {
    const maxWords: Partial<Record<PhraseFile, number>> = { unlisted: 40 }
    const broken = rows.filter(({ file, text }) => {
      const length = text.split(/\s+/).length
      return (length < 5 && file !== 'lead-ins') || length > (maxWords[file] ?? 28)
    })
    expect(describeRows(broken)).toEqual([])
  })

  test('has no banned words', () => {
    expect(describeRows(rows.filter(({ text }) => banned.test(text)))).toEqual([])
    for (const file of files)
      expect(describeRows(of(file).filter(({ text }) => /\blinger/i.test(text))).slice(2)).toEqual([])
  })

  test('uses the slot for the vessel, because the drink may be a coffee', () => {
    expect(
      describeRows(rows.filter(({ text }) => /\b(glass|cup|mug)\b/i.test(text.replace('{glass}', '')))),
    ).toEqual([])
  })

  test('names only its own flavor', () => {
    const labels = [...catalogue.notesById.values()]
      // "Smoke" usually means the cigar, not the flavor.
      .filter(({ id }) => id !== 'smoke')
      .sort((a, b) => b.label.length - a.label.length)
    const broken = rows.filter(({ file, key, text }) => {
      const own = key.split(' ')[0]!
      const isOwn = ({ id, label }: Note) =>
        file === 'affinity' ? isAffinityFlavor(own, id, text) : id === own || labelOf(own).includes(label)
      return labels.some(note => !isOwn(note) && new RegExp(String.raw`\b${note.label}\b`, 'i').test(text))
    })
    expect(describeRows(broken)).toEqual([])
  })

  test('in affinity.csv that assumes a flavor has an alternative without one', () => {
    const keys = [...new Set(of('affinity').map(row => row.key))]
    const always = new Set(
      of('affinity')
        .filter(({ text }) => assumedFlavors(text).length === 0)
        .map(row => row.key),
    )
    expect(keys.filter(key => !always.has(key))).toEqual([])
  })
})

/** Ingredients and casks. */
const makings: Record<string, readonly string[]> = {
  bourbon: ['oak', 'char'],
  rye: ['oak', 'char'],
  'scotch-unpeated': ['oak', 'malt', 'peat'],
  'scotch-peated': ['oak', 'malt', 'peat'],
  irish: ['oak', 'malt'],
  japanese: ['oak', 'malt'],
  cognac: ['oak', 'grape'],
  red: ['grape'],
  white: ['grape', 'oak'],
  port: ['grape'],
  beer: ['malt'],
}

function isAffinityFlavor(family: string, note: string, text: string): boolean {
  return (
    note === family ||
    Boolean(makings[family]?.includes(note)) ||
    assumedFlavors(text).some(notes => notes.includes(note))
  )
}

function labelOf(note: string): string {
  return catalogue.notesById.get(note)?.label ?? ''
}

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
    const path = join(copy, 'glass.csv')
    rmSync(path)
    expect(() => readPhrasebook(copy, catalogue)).toThrow(`${path} is missing.`)
  })

  test('a key is missing', () => {
    const path = edit('thirds.csv', text => text.replaceAll('\ncedar,second,', '\ncedar,first,'))
    expect(() => readPhrasebook(copy, catalogue)).toThrow(`${path} has no sentence for "cedar second".`)
  })

  test('a row has no sentence', () => {
    const path = edit('shared.csv', text => `${text}cedar,\n`)
    expect(() => readPhrasebook(copy, catalogue)).toThrow(
      `A row of ${path} lacks one of its columns note, text.`,
    )
  })
})
