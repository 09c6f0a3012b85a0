import { TextPage, TextSection } from '../TextPage.tsx'

export function PrivacyPage({ contactEmail }: { contactEmail: string }) {
  return (
    <TextPage
      title="Privacy"
      lead="The short version: the house keeps what it needs to answer you, and tells nobody."
    >
      <TextSection title="When you only visit">
        <p>
          The name of a cigar that you type is sent to this server, answered, and not kept with anything that
          names you. There are no trackers, no advertisements, no counters of other companies, and no file is
          loaded from anywhere but this site.
        </p>
        <p>
          Two cookies may be set for visitors, both on your word only: <code>theme</code> remembers light or
          dark, and <code>age-notice</code> remembers that you have seen the notice for adults. Neither says
          who you are.
        </p>
      </TextSection>
      <TextSection title="When you are a member">
        <p>
          The house keeps your email, your password as a hash that cannot be read back, what you enter about
          yourself, your settings, your picture, the pairings in your vault with their stars, the bottles in
          your bar, the cigars you did not want to be offered, and for each device that is signed in what it
          is, its network address and when it was last used. Signing in sets one more cookie, which ends when
          you sign out.
        </p>
        <p>
          Where the lounge has engaged a language model to tell a pairing in Arturo’s voice, its provider gets
          what the house computed about the cigar and the drink. It gets nothing of you, not even what you
          typed.
        </p>
        <p>
          Under Settings you can take everything with you in one file, end the sessions of other devices, and
          delete the account with all that belongs to it. Tries to sign in are counted by email and network
          address, for a day at most.
        </p>
      </TextSection>
      <TextSection title="What the server writes down">
        <p>
          For each request the log holds the time, the address that was asked for without what you typed, how
          long the answer took, and whether it worked. To keep one visitor from crowding out the others,
          requests are counted by network address in memory for a few seconds and then forgotten.
        </p>
      </TextSection>
      <TextSection title="Share links">
        <p>
          A link to a result holds the name of the cigar and nothing else. Whoever has it sees what you saw.
        </p>
        <p>
          A pairing that a member shares from the vault has a page of its own, with the pair and its notes and
          nothing about the member. Whoever has the address can read it until the member stops sharing.
        </p>
      </TextSection>
      <TextSection title="Who is responsible">
        <p>
          This copy of Smoke Deck runs on the lounge’s own machine. To ask what is held about you, or to have
          it removed, write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      </TextSection>
    </TextPage>
  )
}
