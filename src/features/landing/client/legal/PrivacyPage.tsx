import type { Site } from '#platform/page.contract.ts'
import { TextPage, TextSection } from '../TextPage.tsx'

export function PrivacyPage({ contactEmail, place }: Pick<Site, 'contactEmail' | 'place'>) {
  return (
    <TextPage
      title="Privacy"
      lead="The short version: this lounge keeps only what it needs and shares it with no one."
    >
      <TextSection title="When you only visit">
        <p>
          The cigar name you type is sent to this server and answered. It is not stored with anything that
          identifies you. There are no trackers, no ads and no third-party analytics, and no file is loaded
          from another site.
        </p>
        <p>
          Visitors get at most three cookies, each only when you choose it: <code>theme</code> remembers light
          or dark, <code>smoke</code> whether drawn smoke moves, and <code>age-notice</code> that you have
          seen the notice for adults. None identifies you.
        </p>
      </TextSection>
      <TextSection title="When you are a member">
        <p>
          We store your email address, a hash of your password, what you enter about yourself, your settings,
          your picture, the pairings in your vault with your ratings, the bottles in your bar, the cigars and
          drinks you marked, the cigars you asked us not to suggest, what you keep in your humidors, what your
          sensors measure, your tasting journal with its photos, what you ask Arturo with his answers, what
          you told him about yourself, the lessons you completed, and what you were told by the bell. The
          lounge adds your tier, until when it is paid, and may add a note about you for its staff. For each
          signed-in device we store its type, its IP address and when it was last used. Signing in sets two
          cookies. One holds your session and ends when you sign out. The other marks this browser as known
          for half a year, so that you are not locked out when someone else guesses at your password. Neither
          holds your name or email address. If you choose to trust a device, a third cookie spares you the
          two-factor code on it for 30 days.
        </p>
        <p>
          In the lounge we store your messages and photos, your reactions, what you have read and muted, whom
          you block and what you report, which events you come to and with how many, and your votes in live
          pairings. All members can read what you write in its channels. A vote is shown without your name.
        </p>
        <p>
          Other members find you by the name you enter, to give you cigars and to mention you. They see that
          name, your picture, since when you are a member, whether you are here, which events you come to, and
          what you say you are smoking. A gift is kept for both of you. If you allow push messages in a
          browser, we store the address it gives us for them, and the service of its maker passes them on
          without being able to read them.
        </p>
        <p>
          If you dictate a note or hold to talk to Arturo, your browser turns the sound into text, and its
          maker may process the sound. This server gets the text only. If you have something read aloud by a
          voice of your browser, its maker may get the text to do so. A photo in your journal is stored
          without the place and time that the camera notes in it, and no other member can open it. One that
          you send to the lounge is stored the same way, and all members can open it.
        </p>
        <p>
          If this lounge uses a language model to tell a pairing in Arturo’s voice, the model’s provider gets
          the facts about the cigar and the drink. It gets nothing about you, not even what you typed. If the
          model writes Arturo’s answers, its provider gets the question as you typed it, the question before
          it where yours goes on from that, what our articles say, and the answer we would give ourselves.
          Only while Memory is on in your settings, that answer may be made of your own humidor, journal,
          vault, bar and sensors, and of what you told Arturo about yourself, and the provider also gets what
          the model looks up there, with the names that you gave to sensors and bottles and that others gave
          to cigars you were given. We add neither your name nor your address.
        </p>
        <p>
          If you have something read aloud by a premium voice, its provider gets that text, and we store how
          many characters it was on that day. It gets nothing else about you.
        </p>
        <p>
          Under Settings you can export everything in one file, sign out other devices, and delete your
          account with all its data. We count sign-in attempts per email and IP address and delete the counts
          within a day. A log that only admins read keeps sign-ins, exports and deletions with their IP
          address, and what admins and staff did, for a year; of a deleted account it keeps a number that
          names nobody.
        </p>
      </TextSection>
      <GuestsOfEvents />
      <TextSection title="What the server logs">
        <p>
          For each request the server logs the time, the address of the page without what you typed, how long
          the response took and whether it succeeded. To limit the load, it counts requests per IP address in
          memory, and what you write in the lounge per member, and forgets the counts after a few seconds.
        </p>
      </TextSection>
      <TextSection title="Share links">
        <p>
          A link to a result holds the name of the cigar and nothing else. Anyone with the link sees what you
          saw.
        </p>
        <p>
          A pairing that a member shares from the vault gets a page with the pair and its notes and nothing
          about the member. Anyone with the link can read it until the member stops sharing.
        </p>
      </TextSection>
      <TextSection title="Who is responsible">
        <p>
          This copy of Smoke Deck runs on the machine of {place.name}. To ask what is stored about you or to
          have it deleted, write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      </TextSection>
    </TextPage>
  )
}

function GuestsOfEvents() {
  return (
    <TextSection title="When you come as a guest">
      <p>
        If you come to an event without an account, staff may write down the name you give at the door. It is
        deleted 30 days after the event. How many guests came is kept.
      </p>
    </TextSection>
  )
}
