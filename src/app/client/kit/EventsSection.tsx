import { useState } from 'react'
import { Agenda } from '#platform/client/ui/events/Agenda.tsx'
import { Countdown } from '#platform/client/ui/events/Countdown.tsx'
import { type CalendarEntry, MonthGrid } from '#platform/client/ui/events/MonthGrid.tsx'
import { Ticket } from '#platform/client/ui/events/Ticket.tsx'
import { VoteBars } from '#platform/client/ui/events/VoteBars.tsx'
import { KitSection, KitStack } from './KitSection.tsx'

const ENTRIES: readonly CalendarEntry[] = [
  {
    id: 'rye',
    date: '2026-11-05',
    title: 'Rye and broadleaf',
    detail: '7:30 PM, full, three on the waitlist',
    href: '#rye',
  },
  {
    id: 'roll',
    date: '2026-11-19',
    title: 'A roller from Estelí',
    detail: '6:00 PM, nine seats left',
    href: '#roll',
  },
  {
    id: 'long',
    date: '2026-11-21',
    title: 'The Second Saturday Blind Tasting of Dominican Puros Nobody Could Name Last Year',
    detail: '5:00 PM Atlanta time, 11:00 PM where you are',
    href: '#long',
  },
  { id: 'jazz', date: '2026-11-21', title: 'Late set', detail: '9:00 PM, the house trio', href: '#jazz' },
]

export function EventsSection() {
  const [month, setMonth] = useState('2026-11')
  const shown = ENTRIES.filter(({ date }) => date.startsWith(month))
  return (
    <>
      <KitSection title="Month; on phones a mark per day" columns={8}>
        <MonthGrid month={month} onMonthChange={setMonth} entries={shown} today="2026-11-19" />
      </KitSection>
      <KitSection title="Agenda, the twin of the month" columns={4}>
        <Agenda label="Events this month" entries={shown} empty="Nothing is planned this month." />
      </KitSection>
      <KitSection title="Ticket: valid, waitlist, canceled" columns={8}>
        <KitStack>
          <Tickets />
        </KitStack>
      </KitSection>
      <KitSection title="Vote: before, after, closed; countdown" columns={4}>
        <Votes />
      </KitSection>
    </>
  )
}

function Tickets() {
  const ticket = {
    holder: 'Marcus Webb',
    party: 'Party of two',
    code: <SampleCode />,
    codeText: 'SD 4F7 K2Q',
  }
  return (
    <>
      <Ticket
        {...ticket}
        date="2026-11-19"
        title="A roller from Estelí"
        detail="6:00 PM, the roof deck"
        state="valid"
      />
      <Ticket
        {...ticket}
        date="2026-11-21"
        title={ENTRIES[2]?.title ?? ''}
        detail="5:00 PM, the long bar"
        state="waiting"
      />
      <Ticket {...ticket} date="2026-11-05" title="Rye and broadleaf" detail="7:30 PM" state="canceled" />
    </>
  )
}

/** Stands for a QR code. */
function SampleCode() {
  return (
    <svg viewBox="0 0 8 8" aria-hidden="true" fill="currentColor">
      <path d="M0 0h3v3H0zM5 0h3v3H5zM0 5h3v3H0zM4 4h1v1H4zM6 5h2v1H6zM5 6h1v2H5zM7 7h1v1H7z" />
    </svg>
  )
}

const POURS = [
  { id: 'rye', label: 'Cascade Road Rye', votes: 14 },
  { id: 'rum', label: 'West End Rum 12', votes: 9 },
  { id: 'tea', label: 'Smoked black tea with orange peel and a spoon of honey', votes: 2 },
]

function Votes() {
  const [chosen, setChosen] = useState<string | null>(null)
  const [openedAt] = useState(() => Date.now() - 60_000)
  return (
    <KitStack>
      <VoteBars
        question="What goes with the last third?"
        options={POURS}
        chosen={chosen}
        onVote={setChosen}
      />
      <VoteBars question="After a vote" options={POURS} chosen="rum" onVote={() => {}} />
      <VoteBars question="Closed" options={POURS} chosen={null} onVote={() => {}} isClosed />
      <Countdown
        label="Voting closes in"
        startedAt={openedAt}
        endsAt={openedAt + 150_000}
        endedText="Voting is closed."
      />
      <Countdown
        label="Starts in"
        startedAt={openedAt}
        endsAt={openedAt + 12_000_000}
        endedText="It has started."
      />
      <Countdown label="Starts in" startedAt={openedAt - 9} endsAt={openedAt} endedText="Voting is closed." />
    </KitStack>
  )
}
