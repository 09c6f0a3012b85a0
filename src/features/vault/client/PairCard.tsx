import type { PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { PouredGlass } from '#features/catalogue/client/PouredGlass.tsx'
import { pourOf } from '#features/catalogue/serving.rules.ts'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { frameCigar } from '#features/illustrations/client/cigar/cigar-frame.ts'
import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import { StillSmoke } from '#features/illustrations/client/StillSmoke.tsx'
import { UnsizedCigar } from '#features/illustrations/client/UnsizedCigar.tsx'
import type { Lettering } from '#platform/lettering.contract.ts'
import { cardSize, type NamedCardPair } from '../shared-page.contract.ts'
import { layOutTitle, titleLineHeight, titleTypeface } from './lay-out-card.ts'
import { layOutSentence, type SentenceLayout } from './lay-out-sentence.ts'
import { glassPixels, placeGlass } from './place-glass.ts'

const edge = 64
const right = cardSize.width - edge
const floor = 586
const display = 'var(--font-display)'
const textLineHeight = 1.42

interface PairCardProps {
  pair: NamedCardPair
  lettering: Lettering
}

/** The preview image of a shared pairing (`og:image`). */
export function PairCard({ pair, lettering }: PairCardProps) {
  const title = layOutTitle(pair, right - edge, lettering)
  const indent = lettering.widthOf('& ', titleTypeface) * title.size
  return (
    // Rendered to a PNG; the page that shows it has the names as text.
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      {...cardSize}
      viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}
      fontFamily="var(--font-text)"
    >
      <rect {...cardSize} fill="var(--bg)" />
      <CardHeader {...pair} />
      {pair.drawing ? (
        <PairOnFloor drawing={pair.drawing} />
      ) : (
        <StillSmoke x={1046} y={650} rise={720} swing={150} lean={40} strength={0.8} seconds={14} />
      )}
      {title.lines.map(({ words, hasAmpersand }, index) => (
        <TitleLine
          key={words}
          words={words}
          indent={hasAmpersand ? indent : 0}
          size={title.size}
          y={title.top + index * title.size * titleLineHeight}
        />
      ))}
      <Sentence {...layOutSentence(pair, lettering)} />
    </svg>
  )
}

function CardHeader({
  pairing_type: type,
  score,
  siteName,
}: Pick<NamedCardPair, 'pairing_type' | 'score' | 'siteName'>) {
  const kind = `${type[0]!.toUpperCase()}${type.slice(1)}`
  return (
    <>
      <g transform={`translate(${edge - 8} 44)`}>
        <Emblem sizePixels={56} />
      </g>
      <text x={edge + 66} y="82" fontFamily={display} fontWeight="500" fontSize="32" fill="var(--text)">
        {siteName}
      </text>
      <text
        x={score === null ? right : right - 92}
        y="80"
        textAnchor="end"
        fontSize="22"
        fill="var(--text-2)"
      >
        {kind}
      </text>
      {score !== null && (
        <text
          x={right}
          y="92"
          textAnchor="end"
          fontFamily={display}
          fontWeight="300"
          fontSize="76"
          fill="var(--text)"
        >
          {score}
        </text>
      )}
    </>
  )
}

interface TitleLineProps {
  words: string
  /** Room for the ampersand, in pixels; without one, none. */
  indent: number
  size: number
  y: number
}

function TitleLine({ words, indent, size, y }: TitleLineProps) {
  const style = { y, fontFamily: display, fontWeight: '300', fontSize: size }
  return (
    <>
      {indent > 0 && (
        <text {...style} x={edge} fill="var(--gold-text)">
          &amp;
        </text>
      )}
      <text {...style} x={edge + indent} fill="var(--text)">
        {words}
      </text>
    </>
  )
}

const pixelsPerInch = 78
const maxCigarPixels = 490

function PairOnFloor({ drawing: { cigar, drink } }: { drawing: PairDrawing }) {
  const shown = cigar.drawing ?? { lengthInches: 6, ringGauge: 52, shape: 'parejo' as const }
  const scale = Math.min(pixelsPerInch, maxCigarPixels / shown.lengthInches)
  const { height } = frameCigar({ ...shown, pixelsPerInch: scale })
  const foot = { x: edge + shown.lengthInches * scale - 10, y: floor - 40 - height - 10 }
  return (
    <>
      <StillSmoke {...foot} rise={foot.y + 60} swing={150} lean={90} strength={0.8} seconds={14} />
      <g transform={`translate(${edge} ${floor - 40 - height}) rotate(-2.5 0 ${height})`}>
        {cigar.drawing ? (
          <Cigar {...cigar.drawing} pixelsPerInch={scale} brand={cigar.brand} lit />
        ) : (
          <UnsizedCigar pixelsPerInch={scale} />
        )}
      </g>
      <GlassOnFloor drink={drink} />
    </>
  )
}

function GlassOnFloor({ drink }: Pick<PairDrawing, 'drink'>) {
  const { left } = placeGlass(drink)
  return (
    <g transform={`translate(${left.toFixed(1)} ${floor - glassPixels + 16})`}>
      <PouredGlass pour={pourOf(drink)} colour={drink.colour} heightPixels={glassPixels} />
    </g>
  )
}

function Sentence({ lines, x, sizePixels }: SentenceLayout) {
  const top = floor - (lines.length - 1) * sizePixels * textLineHeight
  return lines.map((line, index) => (
    <text
      key={line}
      x={x}
      y={top + index * sizePixels * textLineHeight}
      fontSize={sizePixels}
      fill="var(--text-2)"
    >
      {line}
    </text>
  ))
}
