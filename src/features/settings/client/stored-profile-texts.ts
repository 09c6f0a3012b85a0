import type { ProfileTexts } from './profile-draft.ts'

/** Of this tab, so that a reload keeps what was typed. Sign-out removes every key with the prefix `sb-`. */
const storageKey = 'sb-profile-texts'

/** Typed texts that the server had not saved when the page was reloaded. */
export function storedProfileTexts(): ProfileTexts {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as ProfileTexts
}

export function storeProfileTexts(texts: ProfileTexts): void {
  if (Object.keys(texts).length === 0) sessionStorage.removeItem(storageKey)
  else sessionStorage.setItem(storageKey, JSON.stringify(texts))
}
