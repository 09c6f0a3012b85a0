import { useState } from 'react'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { type Hotspot, HotspotList, Hotspots } from '#platform/client/ui/lesson/Hotspots.tsx'
import { LessonProgress } from '#platform/client/ui/lesson/LessonProgress.tsx'
import { QuizChoice } from '#platform/client/ui/lesson/QuizChoice.tsx'
import { StruckSeal } from '#platform/client/ui/lesson/StruckSeal.tsx'
import { KitRow, KitSection, KitStack } from './KitSection.tsx'
import styles from './LessonSection.module.css'

const spot = (id: string, label: string, x: number, numberX: number, numberY: number): Hotspot => ({
  id,
  label,
  point: { x, y: numberY > 50 ? 62 : 42 },
  number: { x: numberX, y: numberY },
})
const SPOTS: readonly Hotspot[] = [
  spot('cap', 'Cap', 4, 4, 14),
  spot('head', 'Head', 12, 15, 10),
  spot('band', 'Band', 19, 27, 14),
  spot('wrapper', 'Wrapper', 45, 45, 10),
  spot('body', 'Body', 60, 60, 90),
  spot('foot', 'Foot', 96, 88, 14),
]
const PARTS = [
  { id: 'anatomy', title: 'Anatomy', note: '5 of 8 found', href: '#anatomy', isDone: false },
  { id: 'shapes', title: 'Shapes', note: '4 min', href: '#shapes', isDone: true },
  { id: 'strength', title: 'Strength', note: '3 min', href: '#strength', isDone: false },
  { id: 'check', title: 'Check', note: 'Six questions', href: '#check', isDone: false },
]
const ANSWERS = [
  {
    id: 'wrapper',
    label: 'The wrapper',
    reason: 'It is the leaf you see, and it is rolled on last.',
    isRight: true,
  },
  {
    id: 'binder',
    label: 'The binder',
    reason: 'It holds the filler together, below the wrapper.',
    isRight: false,
  },
  {
    id: 'filler',
    label: 'The filler, whichever leaf of it happens to burn first at the foot',
    reason: 'It is the inside.',
    isRight: false,
  },
]

export function LessonSection() {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set(['cap', 'head', 'band', 'wrapper']))
  const [current, setCurrent] = useState('wrapper')
  const select = (id: string) => {
    setCurrent(id)
    setSeen(new Set([...seen, id]))
  }
  const shared = { spots: SPOTS, current, seen, onSelect: select }
  return (
    <>
      <KitSection title="Progress line, hotspots with leader lines" columns={8}>
        <KitStack>
          <LessonProgress label="Parts of the lesson" parts={PARTS} current="anatomy" />
          <Hotspots label="Parts of a cigar" {...shared}>
            <div className={styles.cigar}>
              <Cigar
                lengthInches={6}
                ringGauge={52}
                shape="parejo"
                shade="colorado"
                brand="Smoke Deck"
                pixelsPerInch={110}
              />
            </div>
          </Hotspots>
        </KitStack>
      </KitSection>
      <KitSection title="The same parts as a list; seals" columns={4}>
        <KitStack>
          <HotspotList label="All parts" {...shared} />
          <Seals />
        </KitStack>
      </KitSection>
      <Quiz />
    </>
  )
}

function Seals() {
  const [strikes, setStrikes] = useState(0)
  return (
    <>
      <StruckSeal
        key={strikes}
        initials="1"
        seed="anatomy"
        title="Anatomy"
        note="Struck on November 19"
        isStruck
        isNew={strikes > 0}
      />
      <StruckSeal
        initials="2"
        seed="shapes"
        title="Shapes"
        note="Two of six questions to go"
        isStruck={false}
      />
      <KitRow>
        <Button size="small" onClick={() => setStrikes(strikes + 1)}>
          Strike it again
        </Button>
      </KitRow>
    </>
  )
}

function Quiz() {
  const [chosen, setChosen] = useState<string | null>(null)
  const question = 'Which leaf goes on last?'
  return (
    <>
      <KitSection title="Quiz: to answer" columns={4}>
        <QuizChoice question={question} options={ANSWERS} chosen={chosen} onChoose={setChosen} />
      </KitSection>
      <KitSection title="Quiz: right" columns={4}>
        <QuizChoice question={question} options={ANSWERS} chosen="wrapper" onChoose={() => {}} />
      </KitSection>
      <KitSection title="Quiz: not right" columns={4}>
        <QuizChoice question={question} options={ANSWERS} chosen="binder" onChoose={() => {}} />
      </KitSection>
    </>
  )
}
