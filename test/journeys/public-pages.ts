export interface PublicPage {
  path: string
  /** A pattern where the page names a drink that the engine chooses. */
  title: string | RegExp
  heading: string | RegExp
  /** The link of the site navigation that is marked as current. */
  current?: 'Cigars' | 'Drinks' | 'Learn'
}

/** Every public page. */
export const publicPages = {
  landing: {
    path: '/',
    title: 'Smoke Deck: every smoke has its match',
    heading: 'Every smoke has its match.',
  },
  finder: { path: '/match', title: 'Pairing finder · Smoke Deck', heading: 'What are you lighting?' },
  result: {
    path: '/match/padron-1964-anniversary-maduro',
    title: /^Padrón 1964 Anniversary Maduro & \S.+ · Smoke Deck$/,
    heading: /^Padrón 1964 Anniversary Maduro\s+&\s+\S/,
  },
  'a cigar': {
    path: '/cigars/padron-1964-anniversary-maduro',
    title: 'What to drink with Padrón 1964 Anniversary Maduro · Smoke Deck',
    heading: 'Padrón 1964 Anniversary Maduro',
    current: 'Cigars',
  },
  'a drink': {
    path: '/drinks/moscow-mule',
    title: 'Cigars for Moscow Mule · Smoke Deck',
    heading: 'Moscow Mule',
    current: 'Drinks',
  },
  'filtered cigars': {
    path: '/cigars?wrapper=broadleaf&wrapper=san-andres&strength=4&q=maduro',
    title: 'Cigars, and what to drink with each · Smoke Deck',
    heading: 'Every cigar we know.',
    current: 'Cigars',
  },
  cigars: {
    path: '/cigars',
    title: 'Cigars, and what to drink with each · Smoke Deck',
    heading: 'Every cigar we know.',
    current: 'Cigars',
  },
  drinks: {
    path: '/drinks',
    title: 'Drinks, and the cigars for each · Smoke Deck',
    heading: 'Every drink we know.',
    current: 'Drinks',
  },
  'no matching drink': {
    path: '/drinks?q=nobody+pours+this&kind=wine',
    title: 'Drinks, and the cigars for each · Smoke Deck',
    heading: 'Every drink we know.',
    current: 'Drinks',
  },
  'the articles': {
    path: '/learn',
    title: 'What people ask about cigars · Smoke Deck',
    heading: 'What people ask about cigars.',
    current: 'Learn',
  },
  'an article': {
    path: '/learn/beetles-and-freezing',
    title: 'Tobacco beetles and freezing cigars · Smoke Deck',
    heading: 'Tobacco beetles and freezing cigars',
    current: 'Learn',
  },
  terms: { path: '/terms', title: 'Terms · Smoke Deck', heading: 'Terms' },
  privacy: { path: '/privacy', title: 'Privacy · Smoke Deck', heading: 'Privacy' },
  'house rules': { path: '/house-rules', title: 'House rules · Smoke Deck', heading: 'House rules' },
  'press kit': { path: '/press-kit', title: 'Press Kit · Smoke Deck', heading: 'Press Kit' },
  'sign-in': { path: '/login', title: 'Sign In · Smoke Deck', heading: 'Welcome Back' },
  'a new password': {
    path: '/reset-password?token=as-in-a-mail',
    title: 'Set a new password · Smoke Deck',
    heading: 'Set a new password',
  },
  'a sign-in link': {
    path: '/sign-in-link?token=as-in-a-mail',
    title: 'Sign In · Smoke Deck',
    heading: 'Welcome Back',
  },
  'a new email address': {
    path: '/confirm-email?token=as-in-a-mail',
    title: 'Is this you? · Smoke Deck',
    heading: 'Is this you?',
  },
  'under age': {
    path: '/under-21',
    title: 'See you in a few years · Smoke Deck',
    heading: 'See you in a few years.',
  },
  missing: {
    path: '/no/such/table',
    title: 'Page not found · Smoke Deck',
    heading: 'Nobody sits at this table.',
  },
} as const satisfies Record<string, PublicPage>

export type PublicPageName = keyof typeof publicPages

/** What the browser logs about a page that answers 404. */
export const missingPage = /status of 404.*\/no\/such\/table/
