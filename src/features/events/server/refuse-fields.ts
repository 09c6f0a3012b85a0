import { commonRefusals, Refusal } from '#platform/api.contract.ts'

export type WrongFields = Partial<Record<'start_time' | 'end_time' | 'rsvp_link' | 'cover_id', string>>

/** What depends on more than one field, or on the time of day, is checked after the contract. */
export function refuseFields(wrong: WrongFields): void {
  const [first] = Object.values(wrong)
  if (first === undefined) return
  const declared = { ...commonRefusals.INVALID_INPUT, error: first }
  throw new Refusal('INVALID_INPUT', declared, { ...wrong } as Record<string, string>)
}

export const endsTooEarly = 'Please give an end that is after the start'
export const noSuchCover = 'This picture is not there any more. Please choose another one.'
export const hasPassed = 'Please give a time that is to come'
