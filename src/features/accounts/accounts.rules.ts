export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
export const emailInvalid = 'Please enter a valid email address'
/** RFC 5321 */
export const maxEmailLength = 254

export const minPasswordLength = 6
export const passwordTooShort = 'Password must be at least 6 characters long'
export const maxPasswordLength = 128
export const passwordTooLong = 'Password must be at most 128 characters long'
export const passwordUnchanged = 'Please choose a password that is not your current one'
export const passwordTooCommon = 'That password is too common. Please choose another.'

export const accountCreated = 'Account created successfully! You can now sign in.'
export const accountAwaitsApproval =
  'Account created. The lounge has to agree before you can sign in. You will get a mail.'
export const signInExpired = 'That took too long. Please sign in again.'

/** In characters: an emoji is one, though its `length` is two. */
export function isPasswordTooLong(password: string): boolean {
  return [...password].length > maxPasswordLength
}

/** The first error: email before password. */
export function checkCredentials({ email, password }: { email: string; password: string }) {
  if (!emailPattern.test(email.trim())) return { field: 'email', text: emailInvalid } as const
  if (password.length < minPasswordLength) return { field: 'password', text: passwordTooShort } as const
  if (isPasswordTooLong(password)) return { field: 'password', text: passwordTooLong } as const
  return undefined
}

const messages: readonly { includes: string; text: string }[] = [
  {
    includes: 'invalid login credentials',
    text: 'Invalid email or password. Please check your credentials and try again.',
  },
  {
    includes: 'already registered',
    text: 'An account with this email already exists. Please sign in instead.',
  },
  { includes: 'rate limit', text: 'Too many attempts. Please try again later.' },
  { includes: 'network', text: 'Network error. Please check your internet connection and try again.' },
]

export function authErrorMessage(serverMessage: string): string {
  const match = messages.find(({ includes }) => serverMessage.toLowerCase().includes(includes))
  return match?.text ?? (serverMessage || 'An unexpected error occurred. Please try again.')
}

/**
 * Whether attackers would try this password first: it is on the list of common ones, or little more than the name of
 * the product or the email address.
 */
export function isCommonPassword(password: string, email: string, common: ReadonlySet<string>): boolean {
  const plain = password.toLowerCase()
  if (common.has(plain)) return true
  const letters = plain.replace(/[^a-z]+/g, '')
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  return ['smokedeck', name.replace(/[^a-z]+/g, ''), domain.split('.')[0]!].some(
    word => word.length >= 4 && letters === word,
  )
}

/** The path to continue at after sign-in. */
export function safeNext(next: string | null | undefined): string {
  return safePath(next, '/pair')
}

/** Anything that could lead to another site becomes the fallback. */
export function safePath(next: string | null | undefined, fallback: string): string {
  // `//evil`, `/\\evil` and control characters lead to another host, and so might their percent-encoded forms once a
  // proxy has decoded them.
  const isPath =
    !!next &&
    next.length <= 500 &&
    /^\/[\x21-\x7e]*$/.test(next) &&
    !/\\|\/\/|%(2f|5c|[01][\da-f]|7f)/i.test(next.split(/[?#]/)[0]!)
  return isPath ? next : fallback
}
