import { createHash } from 'node:crypto'
import { type PageMeta, type RenderPage, type Site, type Theme, themeColors } from '../page.contract.ts'
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

const colorsByDevice =
  /(<meta name="theme-color") media="\(prefers-color-scheme: light\)" content="#FFFFFF"(\/?>)<meta name="theme-color" content="#0B0B0B"\/?>/

/** Without a choice the device decides. */
export function withTheme(html: string, theme: Theme | undefined): string {
  if (!theme) return html
  return html
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace(colorsByDevice, `$1 content="${themeColors[theme]}"$2`)
}
