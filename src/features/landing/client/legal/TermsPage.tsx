import type { Site } from '#platform/page.contract.ts'
import { TextPage, TextSection } from '../TextPage.tsx'

export function TermsPage({ contactEmail, place }: Pick<Site, 'contactEmail' | 'place'>) {
  return (
    <TextPage title="Terms" lead={`What you can expect of ${place.name}, and what it expects of you.`}>
      <TextSection title="Who may use it">
        <p>
          {place.name} is for adults 21 and over, or of the legal age for tobacco and alcohol where you live
          if that is higher. By using it you confirm that you are.
        </p>
      </TextSection>
      <TextSection title="What this is">
        <p>
          A pairing finder for everyone, and a portal for the members of one lounge. It gives opinions about
          cigars and drinks. They are based on a catalog that is written with care and can still be wrong
          about a blend, a bottle or a proof. If the label on the bottle or your tobacconist says otherwise,
          believe them.
        </p>
        <p>
          Nothing is sold here: no tobacco, no alcohol, no place in a recommendation. Names of makers and
          bottles are trademarks of their owners, who are not affiliated with this site.
        </p>
      </TextSection>
      <TextSection title="How to behave">
        <ul>
          <li>Do not overload the site or probe it for other people’s data.</li>
          <li>
            You may use the <a href="/api/docs">documented API</a> within its limits.
          </li>
          <li>Members follow the rules of the lounge.</li>
        </ul>
      </TextSection>
      <TextSection title="No warranty">
        <p>
          This site may be down for maintenance, and its features may change. It is provided as is, without
          warranty, to the extent the law permits.
        </p>
      </TextSection>
      <TextSection title="Your health">
        <p>
          Cigars are not a safe alternative to cigarettes. Smoke and drink sparingly, never when pregnant,
          never before driving. Nothing here is medical advice.
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
