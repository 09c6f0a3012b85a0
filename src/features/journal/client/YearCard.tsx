import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { frameCigar } from '#features/illustrations/client/cigar/cigar-frame.ts'
import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import { StillSmoke } from '#features/illustrations/client/StillSmoke.tsx'
import { shorten } from '#platform/client/ui/drawings/break-lines.ts'
import type { Lettering } from '#platform/lettering.contract.ts'
import { type NamedYearCard, type YearCardData, yearCardSize } from '../palate.contract.ts'
import { durationText } from './entry-words.ts'
import {
  cardEdge,
  cardWidth,
  columnOf,
  flavorSize,
  layOutYearCard,
  lineHeight,
  monthsSize,
  type YearCardLayout,
} from './lay-out-year-card.ts'
import { MonthStrokes } from './MonthStrokes.tsx'
import { favoriteWords, plural } from './palate-words.ts'

const display = { fontFamily: 'var(--font-display)', fontWeight: '300' } as const
const titleSize = 250
const titleBaseline = 336
const figureSize = 84

interface YearCardProps {
  card: NamedYearCard
  lettering: Lettering
}

/** A member's year as a picture; it shows what they chose. */
export function YearCard({ card, lettering }: YearCardProps) {
  const layout = layOutYearCard(card, lettering)
  const { width, height } = yearCardSize
  const titleEnd = lettering.widthOf(String(card.year), 'display 300') * titleSize
  return (
    // Rendered to a PNG; the page that shows it has the same facts as text.
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="var(--font-text)"
    >
      <rect width={width} height={height} fill="var(--bg)" />
      <CardFavorite favorite={card.favorite} name={layout.favorite} />
      <CardHeader {...card} lettering={lettering} />
      <text {...display} x={cardEdge - 6} y={titleBaseline} fontSize={titleSize} fill="var(--text)">
        {card.year}
      </text>
      <text {...display} x={cardEdge + titleEnd + 22} y={titleBaseline} fontSize="104" fill="var(--text)">
        in smoke
      </text>
      {layout.sections.map(({ section, y }) => (
        <g key={section} transform={`translate(${cardEdge} ${y.toFixed(1)})`}>
          <path d={`M0 0H${cardWidth}`} stroke="var(--line-2)" strokeWidth="2" />
          {section === 'figures' && <Figures card={card} />}
          {section === 'months' && card.months && (
            <g transform="translate(0 16)">
              <MonthStrokes months={card.months} {...monthsSize} />
            </g>
          )}
          {section === 'flavors' && <Flavors lines={layout.flavors.lines} />}
        </g>
      ))}
    </svg>
  )
}

function CardHeader({
  name,
  siteName,
  lettering,
}: Pick<NamedYearCard, 'name' | 'siteName'> & Pick<YearCardProps, 'lettering'>) {
  const drawable = name && lettering.drawable(name, 'text 400')
  return (
    <>
      <g transform={`translate(${cardEdge - 8} 64)`}>
        <Emblem sizePixels={64} />
      </g>
      <text
        x={cardEdge + 74}
        y="108"
        fontFamily="var(--font-display)"
        fontWeight="500"
        fontSize="38"
        fill="var(--text)"
      >
        {siteName}
      </text>
      {drawable && (
        <text x={yearCardSize.width - cardEdge} y="106" textAnchor="end" fontSize="30" fill="var(--text-2)">
          {shorten(drawable, columnOf({ size: 30, widthPixels: 520, typeface: 'text 400' }, lettering))}
        </text>
      )}
    </>
  )
}

function Flavors({ lines }: { lines: readonly string[] }) {
  return (
    <>
      <text y="46" fontSize="26" fill="var(--text-2)">
        Tasted most often
      </text>
      {lines.map((line, index) => (
        <text
          {...display}
          key={line}
          y={106 + index * flavorSize * lineHeight}
          fontSize={flavorSize}
          fill="var(--text)"
        >
          {line}
        </text>
      ))}
    </>
  )
}

/** Beside each other; alone, either stands at the edge. */
function Figures({ card: { count, time } }: Pick<YearCardProps, 'card'>) {
  return (
    <>
      {count && (
        <Figure
          x={0}
          figure={count.cigars.toLocaleString('en-US')}
          words={`${plural(count.cigars, 'cigar', false)} on ${plural(count.evenings, 'evening')}`}
        />
      )}
      {time && time.timed > 0 && (
        <Figure
          x={count ? cardWidth * 0.44 : 0}
          figure={durationText(time.minutes)}
          words={time.timed === time.cigars ? 'over every cigar' : 'over the cigars with a known time'}
        />
      )}
    </>
  )
}

function Figure({ x, figure, words }: { x: number; figure: string; words: string }) {
  return (
    <>
      <text {...display} x={x} y="84" fontSize={figureSize} fill="var(--text)">
        {figure}
      </text>
      <text x={x} y="128" fontSize="28" fill="var(--text-2)">
        {words}
      </text>
    </>
  )
}

const floor = yearCardSize.height - cardEdge
const pixelsPerInch = 126
const maxCigarPixels = 800

type FavoriteProps = Pick<YearCardData, 'favorite'> & { name: YearCardLayout['favorite'] }

/** Lit, at the foot of the picture, so that its smoke rises behind everything. */
function CardFavorite({ favorite, name: { lines, size } }: FavoriteProps) {
  if (!favorite?.drawing)
    return (
      <>
        <StillSmoke x={960} y={1400} rise={1400} swing={150} lean={-40} strength={0.7} seconds={14} />
        {favorite && <FavoriteName favorite={favorite} name={{ lines, size }} />}
      </>
    )
  const above = floor - 46 - lines.length * size * lineHeight
  return (
    <>
      <LitCigar drawing={favorite.drawing} brand={favorite.brand ?? ''} floor={above - 8} />
      <FavoriteName favorite={favorite} name={{ lines, size }} />
    </>
  )
}

interface FavoriteNameProps {
  favorite: NonNullable<YearCardData['favorite']>
  name: YearCardLayout['favorite']
}

function FavoriteName({ favorite, name: { lines, size } }: FavoriteNameProps) {
  const firstLine = floor - 48 - (lines.length - 1) * size * lineHeight
  return (
    <>
      {lines.map((line, index) => (
        <text
          {...display}
          key={line}
          x={cardEdge}
          y={firstLine + index * size * lineHeight}
          fontSize={size}
          fill="var(--text)"
        >
          {line}
        </text>
      ))}
      <text x={cardEdge} y={floor} fontSize="28" fill="var(--text-2)">
        {favoriteWords(favorite)}
      </text>
    </>
  )
}

interface LitCigarProps {
  drawing: NonNullable<NonNullable<YearCardData['favorite']>['drawing']>
  brand: string
  floor: number
}

function LitCigar({ drawing, brand, floor: bottom }: LitCigarProps) {
  const scale = Math.min(pixelsPerInch, maxCigarPixels / drawing.lengthInches)
  const { height } = frameCigar({ ...drawing, pixelsPerInch: scale })
  const foot = { x: cardEdge + drawing.lengthInches * scale - 14, y: bottom - height - 26 }
  return (
    <>
      <StillSmoke {...foot} rise={foot.y + 80} swing={130} lean={50} strength={0.7} seconds={14} />
      <g transform={`translate(${cardEdge} ${bottom - height}) rotate(-2.5 0 ${height})`}>
        <Cigar {...drawing} pixelsPerInch={scale} brand={brand} lit />
      </g>
    </>
  )
}
