export type ProfileField = 'full_name' | 'address'

export interface ProfileDraft {
  /** Undefined: same as the saved value. */
  text?: string | undefined
  /** The text of a request in flight. */
  sending?: string | undefined
  problem?: string | undefined
  savedAt?: number | undefined
}

export type DraftsByField = Partial<Record<ProfileField, ProfileDraft>>
export type ProfileTexts = Partial<Record<ProfileField, string>>

export function withTexts(texts: ProfileTexts): DraftsByField {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, { text }]))
}

/** What a reload would lose. */
export function unsavedTexts(drafts: DraftsByField): ProfileTexts {
  return Object.fromEntries(
    Object.entries(drafts).flatMap(([field, { text }]) => (text === undefined ? [] : [[field, text]])),
  )
}

/** Fields whose text is neither saved nor being sent. */
export function fieldsToSave(
  drafts: DraftsByField,
  profile: Record<ProfileField, string>,
): { field: ProfileField; text: string }[] {
  return (Object.keys(drafts) as ProfileField[]).flatMap(field => {
    const { text, sending } = drafts[field] ?? {}
    const isSaved = text === undefined || text === sending || (!sending && text.trim() === profile[field])
    return isSaved ? [] : [{ field, text }]
  })
}
