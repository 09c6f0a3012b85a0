import { useState } from 'react'
import { Dictation } from '#platform/client/ui/media/Dictation.tsx'
import { HoldToTalk } from '#platform/client/ui/media/HoldToTalk.tsx'
import { MediaPlayer } from '#platform/client/ui/media/MediaPlayer.tsx'
import { PhotoWell } from '#platform/client/ui/media/PhotoWell.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { KitSection, KitStack } from './KitSection.tsx'
import { silentRecording } from './silent-recording.ts'

const CUES = [
  {
    from: 0,
    to: 12,
    text: 'The wrapper is the leaf you see and the one you taste first, so growers save their best for it.',
  },
  { from: 12, to: 20, text: 'It is rolled on last, in a spiral.' },
]
const LEVELS = Array.from({ length: 32 }, (_, bar) => Math.abs(Math.sin(bar * 0.9) * Math.sin(bar * 0.23)))

export function MediaSection() {
  return (
    <>
      <KitSection title="Media player: captions, buffered part; not found" columns={8}>
        <Players />
      </KitSection>
      <KitSection title="Hold to talk: try, listening, working, off" columns={4}>
        <Microphones />
      </KitSection>
      <PhotoWells />
      <KitSection title="Dictation: try, where the browser has it" columns={4}>
        <DictatedField />
      </KitSection>
    </>
  )
}

function DictatedField() {
  const [notes, setNotes] = useState('')
  return (
    <div>
      <TextArea label="Notes" value={notes} onValueChange={setNotes} />
      <Dictation label="Dictate the notes" value={notes} maxLength={500} onValueChange={setNotes} />
    </div>
  )
}

function Players() {
  const [sourceUrl] = useState(silentRecording)
  return (
    <KitStack>
      <MediaPlayer title="Anatomy of a cigar" by="read by Lena" sourceUrl={sourceUrl} cues={CUES} />
      <MediaPlayer title="Late set, side A" by="House trio" sourceUrl="/no-such-recording.wav" cues={[]} />
    </KitStack>
  )
}

function Microphones() {
  const [isListening, setIsListening] = useState(false)
  const nothing = { levels: LEVELS, onStart: () => {}, onStop: () => {} }
  return (
    <KitStack>
      <HoldToTalk
        state={isListening ? 'listening' : 'ready'}
        levels={LEVELS}
        onStart={() => setIsListening(true)}
        onStop={() => setIsListening(false)}
      />
      <HoldToTalk state="listening" {...nothing} />
      <HoldToTalk state="working" {...nothing} />
      <HoldToTalk
        state="off"
        offReason="The browser does not let this page use the microphone."
        {...nothing}
      />
    </KitStack>
  )
}

function PhotoWells() {
  const [photo, setPhoto] = useState<string | null>(null)
  const well = {
    label: 'Add a photo',
    hint: 'JPEG or PNG up to 10 MB. You can also drop or paste one.',
    accept: '.jpg,.jpeg,.png',
    photoText: 'Your photo',
    onRemove: () => setPhoto(null),
  }
  const show = (file: File) => setPhoto(URL.createObjectURL(file))
  return (
    <>
      <KitSection title="Photo well: try" columns={4}>
        <PhotoWell {...well} photoUrl={photo} onFile={show} />
      </KitSection>
      <KitSection title="Photo well: working, with a photo" columns={4}>
        <PhotoWell {...well} photoUrl="/og.png" onFile={() => {}} working />
      </KitSection>
      <KitSection title="Photo well: small" columns={4}>
        <PhotoWell {...well} size="small" photoUrl={photo} onFile={show} />
      </KitSection>
      <KitSection title="Photo well: refused" columns={4}>
        <PhotoWell {...well} photoUrl={null} onFile={() => {}} error="That is a PDF. Choose a photo." />
      </KitSection>
    </>
  )
}
