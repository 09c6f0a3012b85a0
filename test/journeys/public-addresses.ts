/** One address for each kind of public page. */
export const publicAddresses = {
  landing: '/',
  finder: '/match',
  result: '/match/padron-1964-anniversary-maduro',
  'a cigar': '/cigars/padron-1964-anniversary-maduro',
  'a drink': '/drinks/moscow-mule',
  cigars: '/cigars',
  'cigars, narrowed down': '/cigars?wrapper=broadleaf&wrapper=san-andres&strength=4&q=maduro',
  drinks: '/drinks',
  'no drink at all': '/drinks?q=nobody+pours+this&kind=wine',
  terms: '/terms',
  privacy: '/privacy',
  'press kit': '/press-kit',
  'sign-in': '/login',
  'a new password': '/reset-password?token=as-in-a-mail',
  'a sign-in link': '/sign-in-link?token=as-in-a-mail',
  'a new mail address': '/confirm-email?token=as-in-a-mail',
  'under age': '/under-21',
  missing: '/no/such/table',
} as const

export type PublicAddress = keyof typeof publicAddresses

/** What the browser itself says of a page that is not there. */
export const missingPage = /status of 404.*\/no\/such\/table/
