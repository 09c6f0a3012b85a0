import { isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { wrapperLabel } from '#features/catalogue/wrapper-label.rules.ts'
import { calendarOf } from '#platform/calendar.rules.ts'
import { favoriteCigars, favoriteDrinks, favoriteFlavors, favoritesBy } from '../favorites.rules.ts'
import { type Flavor, labelOf } from '../flavors.rules.ts'
import { type FavoriteCigar, maxFavorites, type Palate, type SmokeYear } from '../palate.contract.ts'
import type { PalateEntry } from '../palate-entry.rules.ts'
import { palateOf } from '../palate-shape.rules.ts'
import { smokeYears, type YearFigures } from '../smoke-year.rules.ts'
import type { ListPalateRows, PalateRow } from './palate.store.ts'
import { inLoggedVitola } from './to-journal-entry.ts'

interface PalateSources {
  listPalateRows: ListPalateRows
  catalogue: Pick<Catalogue, 'linesById'>
}

/** Computed from the entries, so that it always agrees with them. */
export async function readPalate(
  { listPalateRows, catalogue }: PalateSources,
  memberId: string,
  timeZone: string,
): Promise<Palate> {
  const dayOf = calendarOf(timeZone)
  const rows = await listPalateRows(memberId)
  const entries = rows.map(row => toPalateEntry(row, dayOf))
  const today = dayOf(new Date())
  const known = knowledgeOf(catalogue, rows)
  return {
    today,
    entries: entries.length,
    periods: {
      season: palateOf(entries, 'season', today),
      year: palateOf(entries, 'year', today),
      all: palateOf(entries, 'all', today),
    },
    favorites: {
      cigars: favoriteCigars(entries).slice(0, maxFavorites.cigars).map(known),
      drinks: favoriteDrinks(entries).slice(0, maxFavorites.others),
      flavors: favoriteFlavors(entries, labelOf).slice(0, maxFavorites.others),
      ...favoritesOfCatalogue(entries, catalogue),
    },
    years: smokeYears(entries).map(year => withKnowledge(year, known)),
  }
}

/** One year of the member, undefined without an entry. */
export async function readSmokeYear(
  { listPalateRows, catalogue }: PalateSources,
  memberId: string,
  { timeZone, year }: { timeZone: string; year: number },
): Promise<SmokeYear | undefined> {
  const dayOf = calendarOf(timeZone)
  const rows = await listPalateRows(memberId)
  const entries = rows.map(row => toPalateEntry(row, dayOf))
  const [found] = smokeYears(entries.filter(({ day }) => day.startsWith(`${year}-`)))
  return found && withKnowledge(found, knowledgeOf(catalogue, rows))
}

function toPalateEntry(row: PalateRow, dayOf: (time: Date) => string): PalateEntry {
  return {
    id: row.id,
    day: dayOf(new Date(row.smoked_at_seconds * 1000)),
    cigar: row.cigar_name,
    lineId: row.line_id,
    drink: row.drink_name,
    drinkId: row.drink_id,
    rating: row.rating,
    flavors: row.flavors === '' ? [] : (row.flavors.split(' ') as Flavor[]),
    minutes: row.duration_minutes,
  }
}

/** A cigar of several entries is drawn as it was smoked last. */
function knowledgeOf({ linesById }: PalateSources['catalogue'], rows: readonly PalateRow[]) {
  const vitolaById = new Map(rows.map(({ id, vitola }) => [id, vitola]))
  return <Row extends { lineId: string | null } & ({ id: string } | { lastId: string })>(
    row: Row,
  ): Row & Pick<FavoriteCigar, 'brand' | 'drawing'> => {
    const line = linesById.get(row.lineId ?? '')
    const vitola = vitolaById.get('lastId' in row ? row.lastId : row.id) ?? null
    return { ...row, brand: line ? line.brand : null, drawing: line ? inLoggedVitola(line, vitola) : null }
  }
}

function withKnowledge(year: YearFigures, known: ReturnType<typeof knowledgeOf>): SmokeYear {
  return { ...year, best: known(year.best), mostSmoked: year.mostSmoked && known(year.mostSmoked) }
}

function favoritesOfCatalogue(
  entries: readonly PalateEntry[],
  { linesById }: PalateSources['catalogue'],
): Pick<Palate['favorites'], 'makers' | 'wrappers'> {
  const lineOf = ({ lineId }: PalateEntry) => linesById.get(lineId ?? '')
  const wrapperOf = (entry: PalateEntry) => {
    const line = lineOf(entry)
    return line && isKnownCigar(line) ? wrapperLabel(line.wrapperClass) : undefined
  }
  return {
    makers: favoritesBy(entries, entry => lineOf(entry)?.brand).slice(0, maxFavorites.others),
    wrappers: favoritesBy(entries, wrapperOf).slice(0, maxFavorites.others),
  }
}
