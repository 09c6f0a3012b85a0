import { createHash } from 'node:crypto'
import type { PageMeta, RenderPage, Site, Theme } from '../page.contract.ts'
import { type CompressedText, compressTextSync } from './compress-text.ts'

/** A page in the form in which it is cached. */
export interface PackedPage extends CompressedText {
  etag: string
}

export type RenderPackedPage<Page> = (
  page: Page,
  site: Site,
  theme: Theme | undefined,
) => PackedPage | Promise<PackedPage>

/** Takes a few milliseconds, so call it in the worker thread. */
export function packedRenderer<Page extends PageMeta>(render: RenderPage<Page>): RenderPackedPage<Page> {
  return async (page, site, theme) => {
    const html = withTheme(await render(page, site), theme)
    // Weak: compressed and plain responses share it.
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    return { ...compressTextSync(html), etag }
  }
}

export function withTheme(html: string, theme: Theme | undefined): string {
  if (!theme) return html
  const background = theme === 'light' ? '#FFFFFF' : '#0B0B0B'
  return html
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace('name="theme-color" content="#0B0B0B"', `name="theme-color" content="${background}"`)
}
