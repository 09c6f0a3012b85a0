import { isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import {
  type CardKind,
  type ComposeCard,
  type ComposedCard,
  messageCard,
} from '#features/chat/card.contract.ts'
import type { FindEvent } from '#features/events/server/find-event.ts'
import type { Journal } from '#features/journal/server/open-journal.ts'
import { toJournalEntry } from '#features/journal/server/to-journal-entry.ts'
import { drawLine } from '#features/pairing/pair-drawing.rules.ts'
import { leafAndStrength } from '#features/pairing/suggestion-words.rules.ts'
import type { PairingResults } from '#features/vault/server/open-results.ts'
import type { Vault } from '#features/vault/server/open-vault.ts'
import { drawSavedPairing } from '#features/vault/server/to-saved-pairing.ts'
import { excerptOf } from '#platform/text.rules.ts'

interface Services {
  catalogue: Pick<Catalogue, 'linesById' | 'drinksById'>
  vault: { pairings: Pick<Vault['pairings'], 'find'> }
  results: Pick<PairingResults, 'forEveryone'>
  journal: { entries: Pick<Journal['entries'], 'find'> }
  findEvent: FindEvent
}

/** A card with the whole recommendation would weigh on every reader of the channel. */
const maxNotesLength = 1000
const maxExcerptLength = 280

/** What the card of a message shows, from what is stored. */
export function openComposeCard(services: Services): ComposeCard {
  const { catalogue, vault, results, journal, findEvent } = services
  const composers: Record<CardKind, (memberId: string, id: string) => Promise<ComposedCard | undefined>> = {
    async cigar(_memberId, id) {
      const line = catalogue.linesById.get(id)
      if (!line) return undefined
      const detail = isKnownCigar(line) ? leafAndStrength(line) : ''
      return { kind: 'cigar', id, title: cigarName(line), detail, cigar: drawLine(line) }
    },
    async pairing(memberId, id) {
      const row = await vault.pairings.find(memberId, id)
      if (!row) return undefined
      const { cigar_name, pairing_type, pairing_name, cigar_id, drink_id } = row
      const result = results.forEveryone(row)
      const notes = excerptOf(row.notes, maxNotesLength)
      return {
        kind: 'pairing',
        title: `${cigar_name} & ${pairing_name}`,
        score: result?.score ?? null,
        verdict: result?.verdict ?? null,
        pairing: { cigar_name, pairing_type, pairing_name, notes, cigar_id, drink_id },
        drawing: drawSavedPairing(catalogue, row),
      }
    },
    async event(memberId, id) {
      const event = await findEvent(memberId, id)
      if (!event) return undefined
      const { title, start_time, time_zone, location } = event
      return { kind: 'event', id, title, startsAt: start_time, timeZone: time_zone, location }
    },
    async entry(memberId, id) {
      const row = await journal.entries.find(memberId, id)
      if (!row) return undefined
      const { cigar, rating, notes, smokedAt, lineId, drawing } = toJournalEntry(catalogue, row)
      const line = catalogue.linesById.get(lineId ?? '')
      return {
        kind: 'entry',
        title: cigar,
        rating,
        notes: excerptOf(notes, maxExcerptLength),
        smokedAt,
        lineId,
        cigar: line ? { ...drawLine(line), drawing } : null,
      }
    },
  }
  return async (memberId, { kind, id }) => {
    const card = await composers[kind](memberId, id)
    // Without what the catalogue knows beyond the drawing.
    return card && (messageCard.parse(card) as ComposedCard)
  }
}
