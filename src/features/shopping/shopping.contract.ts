import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { typedText } from '#platform/text.contract.ts'

export const namePlaceholder = '{name}'
export const maxRetailers = 6
export const retailerCategories = ['cigars', 'drinks'] as const

export const templateInvalid = `Please enter an https:// address with ${namePlaceholder} in it`

export const retailer = z.object({
  name: z.string(),
  /** An https address with `{name}` where the cigar or drink goes. */
  template: z.string(),
  shelf: z.enum(retailerCategories),
})
export type Retailer = z.output<typeof retailer>

const retailersBody = z.strictObject({
  retailers: z
    .array(
      z.strictObject({
        name: typedText({ missing: 'Please name the shop', maxLength: 60 }),
        template: typedText({ missing: 'Please enter the search address', maxLength: 500 }).check(
          z.refine(isTemplate, templateInvalid),
          z.overwrite(lowercaseHost),
        ),
        shelf: z.enum(retailerCategories),
      }),
    )
    .check(z.maxLength(maxRetailers, `Up to ${maxRetailers} shops can be linked`)),
})

/**
 * An https address with the placeholder outside its host, and without a user name. Contracts cannot use `URL`, so this is
 * stricter than a browser, and the server parses what it accepts once more.
 */
export function isTemplate(template: string): boolean {
  const [, host = '', port = '1'] = /^https:\/\/([^/:]+)(?::(\d{1,5}))?\/[^\s<>"]*$/i.exec(template) ?? []
  return isHost(host) && Number(port) >= 1 && Number(port) <= 65_535 && template.includes(namePlaceholder)
}

/** A host name or an IPv4 address; browsers reject any other host that ends in a number. */
function isHost(host: string): boolean {
  const labels = host.split('.')
  const isNamed = labels.every(label => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(label))
  const isNumbered =
    labels.length === 4 && labels.every(label => /^(?:0|[1-9]\d{0,2})$/.test(label) && +label < 256)
  return isNumbered || (isNamed && !/^(?:\d+|0x[\da-f]*)$/i.test(labels.at(-1)!))
}

/** As browsers do; the path is case-sensitive. */
function lowercaseHost(template: string): string {
  return template.replace(/^[^/]*\/\/[^/]*/, start => start.toLowerCase())
}

export function addressAt({ template }: Pick<Retailer, 'template'>, name: string): string {
  return template.replaceAll(namePlaceholder, encodeURIComponent(name))
}

export const shoppingContract = contract({
  readRetailers: {
    method: 'GET',
    path: '/api/retailers',
    summary: 'The shops to show this caller; none if the member switched affiliate links off.',
    opensTo: 'everyone',
    out: json(z.object({ retailers: z.array(retailer) })),
    refusals: {},
  },
  readAllRetailers: {
    method: 'GET',
    path: '/api/admin/retailers',
    summary: 'All shops, for admins.',
    opensTo: 'admins',
    out: json(z.object({ retailers: z.array(retailer) })),
    refusals: {},
  },
  changeRetailers: {
    method: 'PUT',
    path: '/api/admin/retailers',
    summary: 'Replaces the list of shops.',
    opensTo: 'admins',
    body: json(retailersBody),
    out: json(z.object({ retailers: z.array(retailer) })),
    refusals: {},
  },
})
