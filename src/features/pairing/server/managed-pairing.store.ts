import { asc, eq, or, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database/in-transaction.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { type CuratedPairingRow, featurePairing } from './curated-pairing.store.ts'
import { pairings } from './curated-pairing.tables.ts'

type TextColumn =
  | 'title'
  | 'cigar_name'
  | 'cigar_body'
  | 'cigar_duration'
  | 'cigar_desc'
  | 'spirit_name'
  | 'spirit_desc'
  | 'description'
type ChangedTexts = { [Column in TextColumn]?: CuratedPairingRow[Column] | undefined }
type NewPairingRow = Omit<ChangedTexts, 'title'> & { id?: string; title: string; slug: string }

/** By title. */
export function listPairings({ orm }: Pick<Database, 'orm'>): Promise<CuratedPairingRow[]> {
  return orm
    .select()
    .from(pairings)
    .orderBy(asc(sql`lower(${pairings.title})`), asc(pairings.id))
}

export async function findPairing(
  executor: Pick<Database['orm'], 'select'>,
  id: string,
): Promise<CuratedPairingRow | undefined> {
  const [row] = await executor.select().from(pairings).where(eq(pairings.id, id))
  return row
}

/** Locked until the end of the transaction. */
export async function lockPairing(
  transaction: Transaction,
  id: string,
): Promise<CuratedPairingRow | undefined> {
  const [row] = await transaction.select().from(pairings).where(eq(pairings.id, id)).for('update')
  return row
}

/** Those that begin as this one does. */
export async function slugsLike(transaction: Transaction, slug: string): Promise<Set<string>> {
  const rows = await transaction
    .select({ slug: pairings.slug })
    .from(pairings)
    .where(or(eq(pairings.slug, slug), sql`starts_with(${pairings.slug}, ${`${slug}-`})`))
  return new Set(rows.map(row => row.slug))
}

export async function insertPairing(
  transaction: Transaction,
  row: NewPairingRow,
): Promise<CuratedPairingRow> {
  const [inserted] = await transaction.insert(pairings).values(row).returning()
  return inserted!
}

export async function updatePairing(
  transaction: Transaction,
  id: string,
  texts: ChangedTexts,
): Promise<CuratedPairingRow> {
  const [row] = await transaction
    .update(pairings)
    .set({ ...texts, version: sql`${pairings.version} + 1` })
    .where(eq(pairings.id, id))
    .returning()
  return row!
}

export async function deletePairing(
  transaction: Transaction,
  id: string,
): Promise<CuratedPairingRow | undefined> {
  const [row] = await transaction.delete(pairings).where(eq(pairings.id, id)).returning()
  return row
}

/** @param until null: until another one is chosen */
export async function setChosen(
  transaction: Transaction,
  { id, slug, is_featured }: CuratedPairingRow,
  until: Date | null,
  now: Date,
): Promise<CuratedPairingRow> {
  if (!is_featured) await featurePairing(transaction, slug, now)
  const [row] = await transaction
    .update(pairings)
    .set({ chosen_at: now, chosen_until: until })
    .where(eq(pairings.id, id))
    .returning()
  return row!
}

/** The choice ends then. */
export async function endChoice(
  transaction: Transaction,
  id: string,
  until: Date,
): Promise<CuratedPairingRow> {
  const [row] = await transaction
    .update(pairings)
    .set({ chosen_until: until })
    .where(eq(pairings.id, id))
    .returning()
  return row!
}
