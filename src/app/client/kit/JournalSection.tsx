import { useState } from 'react'
import { ChosenNotes } from '#platform/client/ui/journal/ChosenNotes.tsx'
import { type FlavorFamily, FlavorWheel } from '#platform/client/ui/journal/FlavorWheel.tsx'
import { SessionTimer } from '#platform/client/ui/journal/SessionTimer.tsx'
import { light, notLit, pause, putOut } from '#platform/client/ui/journal/session-time.ts'
import { type Thirds, ThirdsEditor } from '#platform/client/ui/journal/ThirdsEditor.tsx'
import { KitSection, KitStack } from './KitSection.tsx'

const FAMILIES: readonly FlavorFamily[] = [
  { name: 'Earth', notes: ['Leather', 'Peat', 'Mushroom'] },
  { name: 'Wood', notes: ['Cedar', 'Oak', 'Char'] },
  { name: 'Spice', notes: ['Black pepper', 'Clove', 'Cinnamon'] },
  { name: 'Fruit', notes: ['Cherry', 'Orange peel', 'Fig'] },
  { name: 'Sweet', notes: ['Caramel', 'Honey', 'Molasses'] },
  { name: 'Roast', notes: ['Cocoa nib', 'Espresso', 'Toast'] },
  { name: 'Nut', notes: ['Almond', 'Walnut', 'Hazelnut'] },
  { name: 'Cream', notes: ['Butter', 'Vanilla', 'Café au lait'] },
]

export function JournalSection() {
  const [notes, setNotes] = useState<readonly string[]>(['Cocoa nib', 'Espresso', 'Black pepper', 'Cherry'])
  return (
    <>
      <KitSection title="Flavor wheel; arrow keys walk the ring, Space marks a note">
        <FlavorWheel label="What you taste" families={FAMILIES} chosen={notes} onChange={setNotes} />
      </KitSection>
      <KitSection title="The same in words; timer: waiting, burning, paused, out">
        <KitStack>
          <ChosenNotes
            label="Notes"
            notes={notes}
            onRemove={note => setNotes(notes.filter(other => other !== note))}
            empty="Tap what you taste."
          />
          <ChosenNotes label="No notes" notes={[]} onRemove={() => {}} empty="Tap what you taste." />
          <Timers />
        </KitStack>
      </KitSection>
      <KitSection title="Thirds" columns={12}>
        <ThirdsSample />
      </KitSection>
    </>
  )
}

function Timers() {
  const [loadedAt] = useState(() => Date.now())
  const lit = light(loadedAt - 41 * 60_000)
  const [time, setTime] = useState(notLit)
  const [burning, setBurning] = useState(lit)
  return (
    <>
      <SessionTimer value={time} onValueChange={setTime} expectedMinutes={60} />
      <SessionTimer value={burning} onValueChange={setBurning} expectedMinutes={60} />
      <SessionTimer value={pause(lit, loadedAt)} onValueChange={() => {}} expectedMinutes={90} />
      <SessionTimer value={putOut(lit, loadedAt)} onValueChange={() => {}} expectedMinutes={35} />
    </>
  )
}

function ThirdsSample() {
  const [thirds, setThirds] = useState<Thirds>([
    'Cocoa, then cedar.',
    '',
    'Espresso and char, a touch too hot at the band.',
  ])
  return (
    <ThirdsEditor label="Thirds of the Grant Park" value={thirds} onValueChange={setThirds} maxLength={40} />
  )
}
