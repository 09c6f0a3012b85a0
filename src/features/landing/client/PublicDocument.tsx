import type { ReactNode } from 'react'
import { type PublicPagePart, type Site, themeColors } from '#platform/page.contract.ts'
import { isDefaultPlace } from '../landing.contract.ts'

/** Preview image of a link, 1200 by 630. */
export interface PagePicture {
  path: string
  /** Alternative text. */
  text: string
  /** 512 by 512. */
  isSquare?: true
}

const sitePicture: PagePicture = {
  path: '/og.png',
  text: 'An engraved cigar resting across a glass of whiskey',
}

/** The engraving names the default place; a lounge with a name of its own gets the emblem. */
const emblem: PagePicture = { path: '/icons/icon-512.png', text: 'The emblem', isSquare: true }

function pictureOf({ place }: Site): PagePicture {
  return isDefaultPlace(place) ? sitePicture : emblem
}

interface PublicDocumentProps {
  site: Site
  title: string
  description: string
  isIndexed?: boolean
  picture?: PagePicture
  /** What the page is about, for search engines (schema.org). */
  facts?: readonly object[]
  part?: PublicPagePart
  children: ReactNode
}

/** A data block is not run. No `<` may end it early. */
function toJsonLd(facts: readonly object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': facts }).replaceAll('<', '\\u003c')
}

function stylesOf({ assets, isSignedIn }: Site, part: PublicPagePart | undefined): readonly string[] {
  const { styles, partStyles } = assets
  return [...styles, ...(part ? partStyles[part] : []), ...(isSignedIn ? partStyles.member : [])]
}

/** No inline script or style: the content security policy forbids both. */
export function PublicDocument({
  site,
  title,
  description,
  isIndexed = true,
  picture = pictureOf(site),
  facts = [],
  part,
  children,
}: PublicDocumentProps) {
  const address = site.origin + site.path
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {site.assets.fonts.map(font => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {stylesOf(site, part).map(style => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {site.assets.scripts.map(script => (
          <script key={script} type="module" src={script} />
        ))}
        {isIndexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/icon-192.png" type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
        <meta name="theme-color" content={themeColors.dark} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.place.name} />
        <meta name="application-name" content={site.place.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={site.origin + picture.path} />
        <meta property="og:image:width" content={picture.isSquare ? '512' : '1200'} />
        <meta property="og:image:height" content={picture.isSquare ? '512' : '630'} />
        <meta property="og:image:alt" content={picture.text} />
        <meta name="twitter:card" content={picture.isSquare ? 'summary' : 'summary_large_image'} />
        {facts.length > 0 && <script type="application/ld+json">{toJsonLd(facts)}</script>}
      </head>
      <body>{children}</body>
    </html>
  )
}
