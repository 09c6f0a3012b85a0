import type { ReactNode } from 'react'
import type { Site } from '#platform/page.contract.ts'

/** Preview image of a link, 1200 by 630. */
export interface PagePicture {
  path: string
  /** Alternative text. */
  text: string
}

const sitePicture: PagePicture = {
  path: '/og.png',
  text: 'An engraved cigar resting across a glass of whiskey',
}

interface PublicDocumentProps {
  site: Site
  title: string
  description: string
  isIndexed?: boolean
  picture?: PagePicture
  children: ReactNode
}

/** No inline script or style: the content security policy forbids both. */
export function PublicDocument({
  site,
  title,
  description,
  isIndexed = true,
  picture = sitePicture,
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
        {site.assets.styles.map(style => (
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
        <meta name="theme-color" content="#0B0B0B" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Smoke Deck" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={site.origin + picture.path} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={picture.text} />
        <meta name="twitter:card" content="summary_large_image" />
      </head>
      <body>{children}</body>
    </html>
  )
}
