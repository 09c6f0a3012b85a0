import * as z from 'zod'
import { isTimeZone } from '../calendar.rules.ts'
import { setting } from './setting.ts'
import { emptyToUndefined } from './setting-validators.ts'

/** Of the place: what it is called, where it is, and how it is reached. */
export const placeSettings = {
  siteName: setting('SITE_NAME', {
    byPage: 'shown',
    description:
      'Name of the place: in the header, the footer, page titles, the legal pages, the mail and the installed app.',
    default: 'Smoke Deck',
    check: z.string().regex(/^[^\p{C}]{1,40}$/u, 'must be 1 to 40 characters'),
  }),
  siteCity: setting('SITE_CITY', {
    byPage: 'shown',
    description: 'Where the place is, shown under its name.',
    default: 'Atlanta, Georgia',
    check: z.string().regex(/^[^\p{C}]{1,60}$/u, 'must be 1 to 60 characters'),
  }),
  timeZone: setting('TZ', {
    byPage: 'shown',
    description:
      'Time zone of the place, such as America/New_York: for its events and for the days of memberships. Empty takes that of the machine.',
    default: '',
    check: z
      .string()
      // Some systems set the path of a file there, such as `:/etc/localtime`.
      .transform(value => (value.startsWith(':') ? '' : value))
      .refine(value => value === '' || isTimeZone(value), 'must be a time zone such as America/New_York')
      .transform(emptyToUndefined),
  }),
  contactEmail: setting('CONTACT_EMAIL', {
    byPage: 'shown',
    description: 'Contact address shown in the footer, on the legal pages and in /.well-known/security.txt.',
    default: 'hello@smokedeck.example',
    check: z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be one email address'),
  }),
}
