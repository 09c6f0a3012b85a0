import { TextPage, TextSection } from '../TextPage.tsx'

export function PrivacyPage({ contactEmail }: { contactEmail: string }) {
  return (
    <TextPage
      title="Privacy"
      lead="The short version: we keep what we need to answer you, and share it with nobody."
    >
      <TextSection title="When you only visit">
        <p>
          The cigar name that you type is sent to this server, answered, and not stored with anything that
          identifies you. There are no trackers, no advertisements and no third-party analytics, and no file
          is loaded from any other site.
        </p>
        <p>
          Two cookies may be set for visitors, both only by your own choice: <code>theme</code> remembers
          light or dark, and <code>age-notice</code> remembers that you have seen the notice for adults.
          Neither says who you are.
        </p>
      </TextSection>
      <TextSection title="When you are a member">
        <p>
          We keep your email, your password as a hash that cannot be read back, what you enter about yourself,
          your settings, your picture, the pairings in your vault with their stars, the bottles in your bar,
          the cigars you did not want to be offered, and for each signed-in device its type, its network
          address and when it was last used. Signing in sets one cookie that ends when you sign out, and one
          that marks this browser as known for half a year, so that wrong guesses of others cannot keep you
          out. It holds no name and no address.
        </p>
        <p>
          If the lounge uses a language model to tell a pairing in Arturo’s voice, its provider gets what
          Smoke Deck computed about the cigar and the drink. It gets nothing about you, not even what you
          typed.
        </p>
        <p>
          Under Settings you can take everything with you in one file, end the sessions of other devices, and
          delete the account with everything in it. Sign-in attempts are counted by email and network address,
          for a day at most.
        </p>
      </TextSection>
      <TextSection title="What the server writes down">
        <p>
          For each request the log has the time, the address of the page without what you typed, how long the
          answer took, and whether it worked. To keep one visitor from crowding out the others, requests are
          counted by network address in memory for a few seconds and then forgotten.
        </p>
      </TextSection>
      <TextSection title="Share links">
        <p>
          A link to a result holds the name of the cigar and nothing else. Anyone who has it sees what you
          saw.
        </p>
        <p>
          A pairing that a member shares from the vault has a page of its own, with the pair and its notes and
          nothing about the member. Anyone with the link can read it until the member stops sharing.
        </p>
      </TextSection>
      <TextSection title="Who is responsible">
        <p>
          This copy of Smoke Deck runs on the lounge’s own machine. To ask what is stored about you, or to
          have it removed, write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      </TextSection>
    </TextPage>
  )
}
