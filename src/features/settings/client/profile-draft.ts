export type ProfileField = 'full_name' | 'address'

/** What is being typed into one field of the profile. */
export interface ProfileDraft {
  /** Undefined: as the house has it. */
  text?: string | undefined
  /** On its way to the house. */
  sending?: string | undefined
  problem?: string | undefined
  savedAt?: number | undefined
}

/** What the house neither has nor is about to get. */
export function fieldsToSave(
  drafts: Partial<Record<ProfileField, ProfileDraft>>,
  profile: Record<ProfileField, string>,
): { field: ProfileField; text: string }[] {
  return (Object.keys(drafts) as ProfileField[]).flatMap(field => {
    const { text, sending } = drafts[field] ?? {}
    const isKept = text === undefined || text === sending || (!sending && text.trim() === profile[field])
    return isKept ? [] : [{ field, text }]
  })
}
