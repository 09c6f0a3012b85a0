/** `sb-`: removed with the other keys of the member. */
const keyOf = (id: string) => `sb-own-notes-${id}`

/** Notes that were typed and not saved yet. */
export const draftOf = (id: string) => localStorage.getItem(keyOf(id))
export const storeDraft = (id: string, text: string) => localStorage.setItem(keyOf(id), text)
export const removeDraft = (id: string) => localStorage.removeItem(keyOf(id))
