/** What a mail address looks like: something, one @, and a dot in what follows. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
export const emailInvalid = 'Please enter a valid email address'
/** Addresses cannot be longer (RFC 5321). */
export const longestEmail = 254

export const shortestPassword = 6
export const passwordTooShort = 'Password must be at least 6 characters long'
export const longestPassword = 128
export const passwordTooLong = 'Password must be at most 128 characters long'
export const passwordTooCommon =
  'That password is among the first that others would try. Please choose another.'

export const accountCreated = 'Account created successfully! You can now sign in.'

/** What is wrong first: the mail address is looked at before the password. Nothing when both can be sent. */
export function checkCredentials({ email, password }: { email: string; password: string }) {
  if (!emailPattern.test(email.trim())) return { field: 'email', text: emailInvalid } as const
  if (password.length < shortestPassword) return { field: 'password', text: passwordTooShort } as const
  if (password.length > longestPassword) return { field: 'password', text: passwordTooLong } as const
  return undefined
}

const sentences: readonly { says: string; text: string }[] = [
  {
    says: 'invalid login credentials',
    text: 'Invalid email or password. Please check your credentials and try again.',
  },
  {
    says: 'already registered',
    text: 'An account with this email already exists. Please sign in instead.',
  },
  { says: 'rate limit', text: 'Too many attempts. Please try again later.' },
  { says: 'network', text: 'Network error. Please check your internet connection and try again.' },
]

/** What a person reads for what the server said, whatever its case. */
export function sayAuthError(serverSaid: string): string {
  const known = sentences.find(({ says }) => serverSaid.toLowerCase().includes(says))
  return known?.text ?? (serverSaid || 'An unexpected error occurred. Please try again.')
}

/**
 * Whether others would guess this password first: it is on the list of common ones, or hardly more than the name of
 * the house or the person's own address.
 */
export function isTooCommon(password: string, email: string, common: ReadonlySet<string>): boolean {
  const plain = password.toLowerCase()
  if (common.has(plain)) return true
  const letters = plain.replace(/[^a-z]+/g, '')
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  return ['smokedeck', name.replace(/[^a-z]+/g, ''), domain.split('.')[0]!].some(
    word => word.length >= 4 && letters === word,
  )
}

/** A path on this very site, where somebody wanted to go before they had to sign in; else where members begin. */
export function safeNext(next: string | null | undefined): string {
  // Only what a browser reads as a path too: `//evil`, `/\\evil` and control characters lead elsewhere, and so might
  // their percent-encoded forms after somebody on the way has decoded them.
  const isPath =
    !!next &&
    next.length <= 500 &&
    /^\/[\x21-\x7e]*$/.test(next) &&
    !/\\|\/\/|%(2f|5c|[01][\da-f]|7f)/i.test(next.split(/[?#]/)[0]!)
  return isPath ? next : '/pair'
}
