export type ProfileField = 'full_name' | 'address'

export interface ProfileDraft {
  /** Undefined: same as the saved value. */
  text?: string | undefined
  /** The text of a request in flight. */
  sending?: string | undefined
  problem?: string | undefined
  savedAt?: number | undefined
}

/** Fields whose text is neither saved nor being sent. */
export function fieldsToSave(
  drafts: Partial<Record<ProfileField, ProfileDraft>>,
  profile: Record<ProfileField, string>,
): { field: ProfileField; text: string }[] {
  return (Object.keys(drafts) as ProfileField[]).flatMap(field => {
    const { text, sending } = drafts[field] ?? {}
    const isSaved = text === undefined || text === sending || (!sending && text.trim() === profile[field])
    return isSaved ? [] : [{ field, text }]
  })
}
