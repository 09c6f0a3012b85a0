import type { CatalogueKind } from '#features/catalogue/catalogue-row.contract.ts'

export const correctionsPage = {
  path: '/dashboard/corrections',
  title: 'Corrections',
  signIn: 'always',
} as const

/** The line on public pages that leads here. */
export const somethingWrong = 'Something wrong or missing? Tell us'

export const correctionAddresses = {
  of: (kind: CatalogueKind, id: string) => `${correctionsPage.path}?of=${kind}&id=${id}`,
  missing: (kind: CatalogueKind, name: string) =>
    `${correctionsPage.path}?missing=${kind}${name && `&name=${encodeURIComponent(name)}`}`,
}
