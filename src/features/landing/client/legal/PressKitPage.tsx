import type { Site } from '#platform/page.contract.ts'
import { isDefaultPlace } from '../../landing.contract.ts'
import { TextPage, TextSection } from '../TextPage.tsx'
import css from './PressKitPage.module.css'

export function PressKitPage({ contactEmail, place }: Pick<Site, 'contactEmail' | 'place'>) {
  return (
    <TextPage title="Press Kit" lead="Facts and pictures for the press.">
      <TextSection title="In one sentence">
        <p>
          {place.name} is a self-hosted members’ portal for a cigar lounge in {place.city}, with a free
          pairing finder that shows every point of its reasoning.
        </p>
      </TextSection>
      <TextSection title="In three sentences">
        <p>
          Name a cigar and {place.name} picks a drink for it: how to pour it, what the two share and where
          they differ. Members get three drinks, save and rate their pairings, and list the bottles they own.
          It runs on the lounge’s own machine and sells nothing.
        </p>
      </TextSection>
      <TextSection title="The mark">
        <p>
          Two ovals and a monogram, as on a band. Gold on near black, or dark gold on white; leave clear space
          around it.
        </p>
        <ul className={css.pictures}>
          <Picture address="/favicon.svg" name="Emblem" kind="SVG" />
          <Picture address="/icons/icon-512.png" name="Emblem" kind="PNG, 512 pixels" />
        </ul>
      </TextSection>
      <TextSection title="Colors">
        <ul className={css.colors}>
          {colors.map(({ name, code, swatch }) => (
            <li key={code}>
              <span className={swatch} />
              <b>{name}</b>
              {code}
            </li>
          ))}
        </ul>
      </TextSection>
      <TextSection title="Type">
        <div className={css.display}>
          <p>Every smoke has its match.</p>
          <p>Imbue, for names and figures: 0123456789</p>
        </div>
        <div className={css.plain}>
          <p>One drink and how to serve it. Every reason is shown.</p>
          <p>Hanken Grotesk, for the rest: 0123456789</p>
        </div>
      </TextSection>
      {isDefaultPlace(place) && (
        <TextSection title="The picture">
          <ul className={css.pictures}>
            <Picture address="/og.png" name="Engraving with the name" kind="PNG, 1200 × 630" isWide />
          </ul>
        </TextSection>
      )}
      <TextSection title="Press contact">
        <p>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      </TextSection>
    </TextPage>
  )
}

const colors = [
  { name: 'Gold', code: '#F5B321', swatch: css.gold },
  { name: 'Near black', code: '#0B0B0B', swatch: css.dark },
  { name: 'White', code: '#FFFFFF', swatch: css.light },
]

interface PictureProps {
  address: string
  name: string
  kind: string
  isWide?: boolean
}

/** A small view of the file that it links to. */
function Picture({ address, name, kind, isWide }: PictureProps) {
  return (
    <li data-wide={isWide}>
      <a href={address}>
        <img src={address} alt="" loading="lazy" />
        {name}
      </a>
      {kind}
    </li>
  )
}
