import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import css from './EmptyJournal.module.css'

interface EmptyJournalProps {
  onBegin: () => void
  onImport: () => void
}

/** What the journal is for, and the ways into it besides the form. */
export function EmptyJournal({ onBegin, onImport }: EmptyJournalProps) {
  return (
    <>
      <EmptyState title="Your Journal is Empty" drawing={<Engraving of="journal" />}>
        A name, a rating and a sentence are enough. The rest is there when you want it.
      </EmptyState>
      <dl className={css.ways}>
        <div>
          <dt>Third by third</dt>
          <dd>
            <p>A timer for the size of your cigar, with one question for each third.</p>
            <Button onClick={onBegin}>Smoke along</Button>
          </dd>
        </div>
        <div>
          <dt>From another journal</dt>
          <dd>
            <p>Entries from a CSV or JSON file. You see them before anything is saved.</p>
            <Button onClick={onImport}>Import entries</Button>
          </dd>
        </div>
        <div>
          <dt>Your palate</dt>
          <dd>
            <p>Drawn from the flavors you note: what you keep coming back to, and what changes.</p>
            <ButtonTo to="/dashboard/journal/palate">See your palate</ButtonTo>
          </dd>
        </div>
      </dl>
    </>
  )
}
