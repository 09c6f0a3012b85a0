import { linksHeading, linksNote, type PairLinks, type ShopLink } from '../shop-links.rules.ts'
import css from './ShopLinks.module.css'

export function ShopLinks({ links }: { links: readonly ShopLink[] }) {
  if (links.length === 0) return null
  return (
    <LabeledLinks>
      <Shops links={links} />
    </LabeledLinks>
  )
}

export function PairShopLinks({ cigar, drink }: PairLinks) {
  if (cigar.length + drink.length === 0) return null
  return (
    <LabeledLinks>
      <Shops about="The cigar" links={cigar} />
      <Shops about="The drink" links={drink} />
    </LabeledLinks>
  )
}

/** Labels the links as affiliate links, so that they are not taken for advice. */
function LabeledLinks({ children }: { children: React.ReactNode }) {
  return (
    <section className={css.shops} aria-label={linksHeading}>
      <p>
        <b>{linksHeading}</b> {linksNote}
      </p>
      {children}
    </section>
  )
}

function Shops({ about, links }: { about?: string; links: readonly ShopLink[] }) {
  if (links.length === 0) return null
  return (
    <p className={css.row}>
      {about && <span>{about}</span>}
      {links.map(({ shop, address }) => (
        <a
          key={address}
          href={address}
          rel="sponsored noopener"
          target="_blank"
          aria-label={`${shop}, opens in a new tab`}
        >
          {shop}
        </a>
      ))}
    </p>
  )
}
