import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import { TextPage, TextSection } from '../TextPage.tsx'

export function PressKitPage({ contactEmail }: { contactEmail: string }) {
  return (
    <TextPage title="Press Kit" lead="Facts and pictures for the press.">
      <TextSection title="In one sentence">
        <p>
          Smoke Deck is a self-hosted members’ portal for a cigar lounge in Atlanta, with a free pairing
          finder that shows every point of its reasoning.
        </p>
      </TextSection>
      <TextSection title="In three sentences sentences">
        <p>
          Name a cigar and Smoke Deck picks a drink for it: how to pour it, what the two share and where they
          differ. Members get three drinks, save and rate their pairings, and list the bottles they own. It
          runs on the lounge’s own machine and sells nothing.
        </p>
      </TextSection>
      <TextSection title="The mark">
        <p>
          Two ovals and a monogram, as on a band. Gold on near black, or dark gold on white; leave clear space
          around it.
        </p>
        <p>
          <Emblem sizePixels={96} title="The Smoke Deck emblem" />
        </p>
        <ul>
          <li>
            <a href="/favicon.svg">Emblem, SVG</a>
          </li>
          <li>
            <a href="/icons/icon-512.png">Emblem, PNG, 512 pixels</a>
          </li>
          <li>
            <a href="/og.png">Engraving with the name, PNG, 1200 × 630</a>
          </li>
        </ul>
      </TextSection>
      <TextSection title="Colors and type">
        <p>
          Gold #F5B321, near black #0B0B0B, white #FFFFFF. Imbue for names and figures, Hanken Grotesk for the
          rest.
        </p>
      </TextSection>
      <TextSection title="Press contact">
        <p>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      </TextSection>
    </TextPage>
  )
}
