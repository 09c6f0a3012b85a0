import { ButtonsSection } from './ButtonsSection.tsx'
import { ChartsSection } from './ChartsSection.tsx'
import { ChatSection } from './ChatSection.tsx'
import { ChoicesSection } from './ChoicesSection.tsx'
import { DrawingsSection } from './DrawingsSection.tsx'
import { EventsSection } from './EventsSection.tsx'
import { FieldsSection } from './FieldsSection.tsx'
import { FormsSection } from './FormsSection.tsx'
import { InstrumentsSection } from './InstrumentsSection.tsx'
import { JournalSection } from './JournalSection.tsx'
import styles from './KitPage.module.css'
import { LessonSection } from './LessonSection.tsx'
import { MeasuresSection } from './MeasuresSection.tsx'
import { MediaSection } from './MediaSection.tsx'
import { OverlaysSection } from './OverlaysSection.tsx'
import { StatesSection } from './StatesSection.tsx'
import { SuggestionsSection } from './SuggestionsSection.tsx'
import { TableSection } from './TableSection.tsx'
import { ToastsSection } from './ToastsSection.tsx'

export function KitPage() {
  return (
    <main className={styles.kit}>
      <header className={styles.head}>
        <h1 className={styles.title}>The kit</h1>
        <p className={styles.lead}>Every control in every state a reviewer should ask to see.</p>
      </header>
      <div className={styles.grid}>
        <ButtonsSection />
        <MeasuresSection />
        <ChoicesSection />
        <FieldsSection />
        <SuggestionsSection />
        <OverlaysSection />
        <ToastsSection />
        <StatesSection />
        <TableSection />
        <DrawingsSection />
        <InstrumentsSection />
        <ChartsSection />
        <FormsSection />
        <JournalSection />
        <ChatSection />
        <EventsSection />
        <LessonSection />
        <MediaSection />
      </div>
    </main>
  )
}
