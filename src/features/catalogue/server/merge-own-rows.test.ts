import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFolder, catalogue as today } from '#test/catalogue.ts'
import { freshDatabase, type TestDatabase } from '#test/database.ts'
import { countOwnRowsChangedSince } from './count-own-row-changes.ts'
import { cigarRowOf, drinkRowOf } from './file-row-of.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { openOwnRows } from './open-own-rows.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readOwnRows } from './read-own-rows.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const padron = today.cigarsById.get('padron-1964-anniversary')!
const padronRow = cigarRowOf(padron)
const nameOnly = today.lines.find(({ confidence }) => confidence === 'low')!
const drink = today.drinks.find(({ recipe }) => recipe.length === 0)!
const read = (...rows: Parameters<typeof readCatalogue>[1] & object) => readCatalogue(dataFolder, rows)
const own = (changes: object, id = padron.id) => ({
  kind: 'cigar' as const,
  id,
  facts: { ...padronRow, ...changes },
})

describe('A row of the lounge', () => {
  test('replaces the row of the data with its ID, in its place', () => {
    const { lines, cigarsById, ownRows, brands } = read(
      own({ wrapper: 'Cameroon', wrapper_class: 'cameroon' }),
    )
    expect(cigarsById.get(padron.id)).toEqual({ ...padron, wrapper: 'Cameroon', wrapperClass: 'cameroon' })
    expect(lines.map(({ id }) => id)).toEqual(today.lines.map(({ id }) => id))
    expect(brands).toEqual(today.brands)
    expect(ownRows.replacedLines.get(padron.id)).toEqual(padron)
    expect(ownRows.leftOut).toEqual([])
  })

  test('keeps its ID when its name is corrected, and is found by the files that know the former name', () => {
    const { linesById } = read(own({ line: '1964 Aniversario' }))
    expect(linesById.get(padron.id)).toMatchObject({
      line: '1964 Aniversario',
      formerName: 'Padrón 1964 Anniversary',
    })
    expect(linesById.has('padron-1964-aniversario')).toBe(false)
  })

  test('that the data does not have stands behind the others of its maker, or brings a maker along', () => {
    const { lines, brands, ownRows } = read(
      own({ line: 'House Blend' }, 'padron-house-blend'),
      own({ brand: 'Lounge Leaf', line: 'First' }, 'lounge-leaf-first'),
    )
    const ofPadron = lines.filter(({ brand }) => brand === 'Padrón')
    expect(ofPadron.at(-1)!.id).toBe('padron-house-blend')
    expect(lines.indexOf(ofPadron.at(-1)!) - lines.indexOf(ofPadron[0]!)).toBe(ofPadron.length - 1)
    expect(lines.at(-1)!.id).toBe('lounge-leaf-first')
    expect(brands.at(-1)).toEqual({ brand: 'Lounge Leaf', aliases: [] })
    expect([...ownRows.addedLines]).toEqual(['padron-house-blend', 'lounge-leaf-first'])
  })

  test('is found by what is typed', () => {
    const loaded = loadCatalogue(dataFolder, [
      own({ brand: 'Lounge Leaf', line: 'Quarrystone' }, 'lounge-leaf-quarrystone'),
    ])
    expect(loaded.recognize('lounge leaf quarrystone', 1).matches[0]!.cigar.id).toBe(
      'lounge-leaf-quarrystone',
    )
  })

  test('without notes has those of its wrapper', () => {
    const { cigarsById } = read(own({ notes: '', wrapper_class: 'cameroon' }))
    expect(cigarsById.get(padron.id)).toMatchObject({ areNotesTypical: true })
    expect(cigarsById.get(padron.id)!.notes.length).toBeGreaterThan(2)
  })

  test('of a drink whose name is corrected still stands for the groups that name it', () => {
    const named = today.drinkGroups.flatMap(({ choices }) => choices)
    const inGroup = today.drinks.find(({ name }) => named.includes(name))!
    const facts = { ...drinkRowOf(inGroup), name: 'Renamed of the House' }
    const loaded = loadCatalogue(dataFolder, [{ kind: 'drink', id: inGroup.id, facts }])
    expect(loaded.drinksById.get(inGroup.id)).toMatchObject({
      name: 'Renamed of the House',
      formerName: inGroup.name,
    })
  })
})

describe('A row that does not fit is left out with the reason', () => {
  test.each([
    [
      'a note that the vocabulary does not have',
      own({ notes: 'cedar;cream;moon-dust' }),
      /notes: .*moon-dust/,
    ],
    ['a wrapper class of another version', own({ wrapper_class: 'martian' }), /wrapper_class: /],
    ['a cell that is missing', { kind: 'cigar' as const, id: padron.id, facts: { brand: 'Padrón' } }, /: /],
    ['a column of another version', own({ moon: 'full' }), /row: /],
    [
      'no more than the name of a line that the data knows',
      {
        kind: 'cigar' as const,
        id: padron.id,
        facts: { ...cigarRowOf(nameOnly), brand: 'Padrón', line: padron.line },
      },
      /knows more/,
    ],
    [
      'a drink of a family of another kind',
      { kind: 'drink' as const, id: drink.id, facts: { ...drinkRowOf(drink), kind: 'mocktail' } },
      /family: /,
    ],
  ])('%s', (_, row, reason) => {
    const { lines, drinks, ownRows } = read(row)
    expect(ownRows.leftOut).toEqual([{ kind: row.kind, id: row.id, reason: expect.stringMatching(reason) }])
    expect(lines).toEqual(today.lines)
    expect(drinks).toEqual(today.drinks)
  })
})

describe('At the next start', () => {
  const folders: string[] = []
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase('seeded')
  })
  afterAll(async () => {
    await database.close()
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  const by = { actorId: null, address: null, requestId: null }
  /** As the server starts. */
  async function start(folder = dataFolder) {
    const catalogue = loadCatalogue(folder, await readOwnRows(database))
    await database.inTransaction(undefined, transaction => seedCatalogue(transaction, catalogue))
    return { catalogue, ownRows: openOwnRows({ database, catalogue }) }
  }
  const wrapperIn = async (id: string) =>
    (
      await database.owner.query("select facts->>'wrapper' as wrapper from catalogue_cigars where id = $1", [
        id,
      ])
    ).rows[0]?.wrapper

  test('a saved row is in force, also over changed data files, until it is given up', async () => {
    const key = { kind: 'cigar' as const, id: padron.id }
    const { ownRows, catalogue } = await start()
    const { rows } = await database.owner.query<{ now: Date }>('select now()')
    const since = rows[0]!.now
    expect(await countOwnRowsChangedSince(database, since)).toBe(0)
    const cells = { ...padronRow, wrapper: 'Cameroon', wrapper_class: 'cameroon' }
    expect(await ownRows.save(key, 0, { cells, by })).toMatchObject({ saved: { version: 1, isOwn: true } })
    expect(await countOwnRowsChangedSince(database, since)).toBe(1)
    // Until then, everything goes on with the row of before.
    expect(catalogue.cigarsById.get(padron.id)!.wrapper).toBe(padron.wrapper)

    const second = await start()
    expect(second.catalogue.cigarsById.get(padron.id)!.wrapper).toBe('Cameroon')
    expect(await wrapperIn(padron.id)).toBe('Cameroon')

    const upgraded = mkdtempSync(join(tmpdir(), 'smoke-deck-data-'))
    folders.push(upgraded)
    cpSync(dataFolder, upgraded, { recursive: true })
    const file = join(upgraded, 'cigars.csv')
    const changed = readFileSync(file, 'utf8').replace(
      /^(Padrón,1964 Anniversary,[^\n]*?,Nicaragua),[^,]+,/m,
      '$1,Of An Upgrade,',
    )
    writeFileSync(file, changed)
    const third = await start(upgraded)
    expect(third.catalogue.cigarsById.get(padron.id)!.wrapper).toBe('Cameroon')
    expect((await third.ownRows.open(key))!.inData).toMatchObject({ wrapper: 'Of An Upgrade' })

    expect(await third.ownRows.giveUp(key, 1, by)).toBe('DONE')
    expect(await third.ownRows.giveUp(key, 1, by)).toBe('STALE')
    expect((await start()).catalogue.cigarsById.get(padron.id)).toEqual(padron)
    expect(await wrapperIn(padron.id)).toBe(padron.wrapper)
  })

  test('an added row is there, and gone again after it was given up', async () => {
    const cells = { ...padronRow, brand: 'Lounge Leaf', line: 'First', aliases: '' }
    const { ownRows } = await start()
    const { saved } = await ownRows.add('cigar', { cells, by })
    expect(saved).toMatchObject({ id: 'lounge-leaf-first', today: undefined, inData: undefined })
    const second = await start()
    expect(second.catalogue.linesById.has('lounge-leaf-first')).toBe(true)
    expect(await wrapperIn('lounge-leaf-first')).toBe(padron.wrapper)
    expect(await second.ownRows.giveUp({ kind: 'cigar', id: 'lounge-leaf-first' }, 1, by)).toBe('DONE')
    expect((await start()).catalogue.linesById.has('lounge-leaf-first')).toBe(false)
    // Added again, it is the same row.
    expect(await (await start()).ownRows.add('cigar', { cells, by })).toMatchObject({ saved: { version: 3 } })
  })

  test('a row that the database holds in another shape does not stop it', async () => {
    await database.owner.query(
      "insert into catalogue_own_rows (kind, id, facts) values ('drink', 'a-drink', '{\"name\": 1}'), ('cigar', 'x', '[]')",
    )
    const { catalogue, ownRows } = await start()
    expect(catalogue.ownRows.leftOut.map(({ id }) => id)).toEqual(expect.arrayContaining(['a-drink', 'x']))
    expect(await ownRows.list()).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'a-drink', leftOut: expect.any(String) })]),
    )
  })
})
