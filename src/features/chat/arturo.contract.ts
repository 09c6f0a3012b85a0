import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'

/** To the tabs of a member whom Arturo does not answer: `data` is `{ channel, note }`. Never stored. */
export const arturoNoteEvent = 'chat.arturo-note'
/** Arturo was switched on or off: to be read again. */
export const arturoEvent = 'chat.arturo'

export interface ArturoNoteData {
  channel: string
  note: string
}

const arturoState = json(z.object({ isOn: z.boolean() }))

export const arturoContract = contract({
  readArturo: {
    method: 'GET',
    path: '/api/chat/arturo',
    summary: 'Whether Arturo answers messages that name him.',
    opensTo: 'members',
    out: arturoState,
    refusals: {},
  },
  switchArturo: {
    method: 'PUT',
    path: '/api/chat/arturo',
    summary: 'Switches Arturo on or off in all channels.',
    opensTo: 'admins',
    body: json(z.strictObject({ isOn: z.boolean() })),
    out: arturoState,
    refusals: {},
  },
})
