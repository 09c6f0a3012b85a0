import { TextPage, TextSection } from '../TextPage.tsx'

export function TermsPage({ contactEmail }: { contactEmail: string }) {
  return (
    <TextPage title="Terms" lead="What you can expect of Smoke Deck, and what it expects of you.">
      <TextSection title="Who may come in">
        <p>
          Smoke Deck is for adults of 21 years and over, or the legal age for tobacco and alcohol where you
          live if that is higher. By using it you say that you are.
        </p>
      </TextSection>
      <TextSection title="What this is">
        <p>
          A pairing finder for everyone, and a portal for the members of one lounge. It gives opinions about
          cigars and drinks. They rest on a catalogue that is written with care and can still be wrong about a
          blend, a bottle or a proof. The label on the bottle and the word of your tobacconist come first.
        </p>
        <p>
          Nothing is sold here: no tobacco, no alcohol, no place in a recommendation. Names of makers and
          bottles belong to their owners, who have nothing to do with this site.
        </p>
      </TextSection>
      <TextSection title="How to behave">
        <ul>
          <li>Do not use the finder to harm it: no flooding, no probing for other people’s data.</li>
          <li>Programs are welcome at the documented addresses, within the limits those name.</li>
          <li>Members follow the rules of the lounge.</li>
        </ul>
      </TextSection>
      <TextSection title="What nobody can promise">
        <p>
          This site may be down for maintenance, and what it offers may change. It is provided as is, without
          warranty, as far as the law allows.
        </p>
      </TextSection>
      <TextSection title="Care">
        <p>
          Cigars are not a safe alternative to cigarettes. Smoke and drink sparingly, never when pregnant,
          never before driving. Nothing here is advice about health.
        </p>
      </TextSection>
      <TextSection title="Questions">
        <p>
          Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      </TextSection>
    </TextPage>
  )
}
