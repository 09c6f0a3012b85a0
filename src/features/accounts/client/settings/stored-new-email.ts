/** Of this tab, so that a reload keeps what was typed. Sign-out removes every key with the prefix `sb-`. */
const storageKey = 'sb-new-email'

export function storedNewEmail(): string {
  return sessionStorage.getItem(storageKey) ?? ''
}

export function storeNewEmail(text: string): void {
  if (text === '') sessionStorage.removeItem(storageKey)
  else sessionStorage.setItem(storageKey, text)
}
