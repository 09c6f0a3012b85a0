import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { ButtonLink } from '#platform/client/ui/Button.tsx'
import { Seal } from '#platform/client/ui/drawings/Seal.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'
import css from './EducationRoom.module.css'

const lessons = [
  'Anatomy of a Cigar',
  'Cigar Shapes & Sizes',
  'Strength & Flavor',
  'How to Cut, Light, and Puff',
  'Pairing & Lounge Etiquette',
]

export function EducationRoom() {
  return (
    <ComingSoonPage
      title="Smoke Deck U"
      lead="Cigar Education 101: five short lessons for beginners."
      drawing={<Engraving of="books" />}
      below={
        <ol className={css.lessons}>
          {lessons.map((lesson, index) => (
            <li key={lesson}>
              <Seal initials={String(index + 1)} seed={lesson} sizePixels={120} color="#F5B321" isBare />
              {lesson}
            </li>
          ))}
        </ol>
      }
    >
      <ButtonLink href="/cigars">See cigars drawn to scale</ButtonLink>
    </ComingSoonPage>
  )
}
