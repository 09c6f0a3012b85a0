import type { PublishedProfile } from '#features/lounge-settings/lounge-profile.contract.ts'
import type { Site } from '#platform/page.contract.ts'
import { TextPage, TextSection } from '../TextPage.tsx'
import styles from './HouseRulesPage.module.css'

interface HouseRulesPageProps extends Pick<Site, 'contactEmail' | 'place'> {
  lounge: PublishedProfile
}

/** For guests, before they sign up or come by. */
export function HouseRulesPage({ lounge, contactEmail, place }: HouseRulesPageProps) {
  const { address, hours, houseRules } = lounge
  return (
    <TextPage title="House rules" lead={`How we do things at ${place.name}, and where to find us.`}>
      <TextSection title="The rules">
        <p className={styles.lines}>
          {houseRules || 'Be considerate of the others. The staff is there for everything else.'}
        </p>
        <p>Guests and members are 21 and over.</p>
      </TextSection>
      <TextSection title="Where">
        {address && <p className={styles.lines}>{address}</p>}
        <p>{place.city}</p>
      </TextSection>
      {hours && (
        <TextSection title="Hours">
          <p className={styles.lines}>{hours}</p>
        </TextSection>
      )}
      <TextSection title="Questions">
        <p>
          Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      </TextSection>
    </TextPage>
  )
}
