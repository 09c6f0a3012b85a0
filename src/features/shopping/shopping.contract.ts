import * as z from 'zod/mini'
import { contract } from '#platform/api.contract.ts'
import { typedText } from '#platform/text.contract.ts'

/** What a link template stands for: where the name of the cigar or drink goes. */
export const namePlaceholder = '{name}'
export const mostRetailers = 6
export const shelves = ['cigars', 'drinks'] as const

export const templateWrong = `Please enter an https:// address with ${namePlaceholder} in it`

/** A shop the owner links to. */
export const retailer = z.object({
  name: z.string(),
  /** An https address with `{name}` where the cigar or drink goes. */
  template: z.string(),
  shelf: z.enum(shelves),
})
export type Retailer = z.output<typeof retailer>

const retailersBody = z.strictObject({
  retailers: z
    .array(
      z.strictObject({
        name: typedText({ missing: 'Please name the shop', most: 60 }),
        template: typedText({ missing: 'Please enter the address of its search', most: 500 }).check(
          z.refine(isTemplate, templateWrong),
          z.overwrite(inLowerCaseHost),
        ),
        shelf: z.enum(shelves),
      }),
    )
    .check(z.maxLength(mostRetailers, `Up to ${mostRetailers} shops can be linked`)),
})

/**
 * An https address that says where the name goes, and not in its host; without a user name in it. Contracts know no
 * `URL`, so this is tighter than a browser would be: what it lets through the house parses once more.
 */
export function isTemplate(template: string): boolean {
  const [, host = '', port = '1'] = /^https:\/\/([^/:]+)(?::(\d{1,5}))?\/[^\s<>"]*$/i.exec(template) ?? []
  return isHost(host) && Number(port) >= 1 && Number(port) <= 65_535 && template.includes(namePlaceholder)
}

/** A name of a host, or the four numbers of one; what else ends in a number, browsers refuse. */
function isHost(host: string): boolean {
  const labels = host.split('.')
  const isNamed = labels.every(label => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(label))
  const isNumbered =
    labels.length === 4 && labels.every(label => /^(?:0|[1-9]\d{0,2})$/.test(label) && +label < 256)
  return isNumbered || (isNamed && !/^(?:\d+|0x[\da-f]*)$/i.test(labels.at(-1)!))
}

/** Host and scheme as browsers write them; the rest may mean something in capitals. */
function inLowerCaseHost(template: string): string {
  return template.replace(/^[^/]*\/\/[^/]*/, start => start.toLowerCase())
}

/** The address at this shop for that name. */
export function addressAt({ template }: Pick<Retailer, 'template'>, name: string): string {
  return template.replaceAll(namePlaceholder, encodeURIComponent(name))
}

export const shoppingContract = contract({
  /** What the portal's pages show: empty for whoever wants no such links. */
  readRetailers: {
    method: 'GET',
    path: '/api/retailers',
    summary: 'The shops that may be linked for this caller; none where the member wants none.',
    opensTo: 'everyone',
    out: z.object({ retailers: z.array(retailer) }),
    refusals: {},
  },
  readHouseRetailers: {
    method: 'GET',
    path: '/api/admin/retailers',
    summary: 'The shops of the house, for the owner.',
    opensTo: 'admins',
    out: z.object({ retailers: z.array(retailer) }),
    refusals: {},
  },
  changeRetailers: {
    method: 'PUT',
    path: '/api/admin/retailers',
    summary: 'Puts these shops in place of the former ones.',
    opensTo: 'admins',
    body: retailersBody,
    out: z.object({ retailers: z.array(retailer) }),
    refusals: {},
  },
})
