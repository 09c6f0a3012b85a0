import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import css from './CutToastLightPuff.module.css'
import { Cutter } from './Cutter.tsx'
import {
  ashLength,
  capFall,
  cutterDistance,
  drawStrength,
  emberGlow,
  flamePlace,
  handDistance,
  isCut,
  lighterPlace,
} from './film-motion.ts'
import type { FilmChapter } from './film-time.ts'
import { HandBehindCigar, ThumbOnCigar } from './HoldingHand.tsx'
import { LighterInHand } from './LighterInHand.tsx'

interface CutToastLightPuffProps {
  chapter: FilmChapter['id']
  /** From 0 at the beginning of the chapter to 1 at its end. */
  progress: number
}

/** Where the cigar lies in the picture: head, foot and middle. */
const head = 150
const foot = 590
const middle = 150
const radius = 33
/** Where the cap ends. */
const cut = head + 14

/** A frame of the film: a cigar with what is done to it. */
export function CutToastLightPuff({ chapter, progress }: CutToastLightPuffProps) {
  const flame = flamePlace(chapter, progress)
  const lighter = lighterPlace(chapter, progress)
  const glow = emberGlow(chapter, progress)
  const ash = ashLength(chapter, progress)
  return (
    <svg className={css.picture} viewBox="-60 -24 820 420" role="img" aria-label={pictureLabels[chapter]}>
      <defs>
        <radialGradient id="film-glow">
          <stop stopColor="#FFB13B" stopOpacity=".85" />
          <stop offset=".45" stopColor="#F5841F" stopOpacity=".32" />
          <stop offset="1" stopColor="#F5841F" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="film-ash" x2="0" y2="1">
          <stop stopColor="#8E877E" />
          <stop offset=".3" stopColor="#D8D1C7" />
          <stop offset=".65" stopColor="#8B847B" />
          <stop offset="1" stopColor="#45403B" />
        </linearGradient>
        <linearGradient id="film-blade" x2="1" y2="1">
          <stop stopColor="#E9E6E0" />
          <stop offset=".5" stopColor="#9C978F" />
          <stop offset="1" stopColor="#5E5A54" />
        </linearGradient>
        <linearGradient id="film-flame" x1="0" y1="1" x2="0" y2="0">
          <stop stopColor="#4D7FD6" stopOpacity=".75" />
          <stop offset=".25" stopColor="#FFB13B" />
          <stop offset="1" stopColor="#FFE9A8" stopOpacity=".9" />
        </linearGradient>
        <clipPath id="film-body">
          <rect x={cut} y="90" width="520" height="120" />
        </clipPath>
        <clipPath id="film-cap">
          <rect x={head - 8} y="90" width={cut - head + 8} height="120" />
        </clipPath>
      </defs>
      <ellipse cx="370" cy="262" rx="250" ry="12" className={css.shadow} />
      {chapter === 'cut' && (
        <g transform={placeOfHand(progress)}>
          <HandBehindCigar />
        </g>
      )}
      <CigarPart clip="film-body" />
      {(chapter !== 'cut' || isCut(progress)) && (
        <ellipse cx={cut} cy={middle} rx="5" ry={radius - 2} className={css.cutFace} />
      )}
      {chapter === 'cut' && (
        <>
          <g transform={placeOfHand(progress)}>
            <ThumbOnCigar />
          </g>
          <g transform={`translate(${-150 * cutterDistance(progress)} 0)`}>
            <Cutter x={cut} middle={middle} progress={progress} />
          </g>
          <g transform={placeOfCap(progress)}>
            <CigarPart clip="film-cap" />
          </g>
        </>
      )}
      {ash > 0 && (
        <g>
          <path
            d={`M${foot - ash} ${middle - radius}H${foot}Q${foot + 12} ${middle} ${foot} ${middle + radius}H${foot - ash}Q${foot - ash + 10} ${middle} ${foot - ash} ${middle - radius}Z`}
            fill="url(#film-ash)"
          />
          {[0.25, 0.5, 0.75].map(at => (
            <path
              key={at}
              d={`M${foot - ash * at} ${middle - radius + 2}q9 ${radius - 2} 0 ${radius * 2 - 4}`}
              fill="none"
              stroke="#4B453F"
              opacity=".55"
            />
          ))}
        </g>
      )}
      <circle cx={foot - ash + 2} cy={middle} r={58} fill="url(#film-glow)" opacity={glow} />
      {lighter && <LighterInHand {...lighter} />}
      {flame && <Flame {...flame} progress={progress} />}
      <Smoke chapter={chapter} progress={progress} ash={ash} />
    </svg>
  )
}

function CigarPart({ clip }: { clip: string }) {
  return (
    <g clipPath={`url(#${clip})`}>
      <g transform={`translate(${head} ${middle - radius - 2})`}>
        <Cigar
          lengthInches={5.5}
          ringGauge={53}
          shape="parejo"
          shade="colorado"
          brand="Smoke Deck"
          pixelsPerInch={80}
        />
      </g>
    </g>
  )
}

function placeOfHand(progress: number): string {
  return `translate(${390 + handDistance(progress) * 80} ${middle + handDistance(progress) * 340})`
}

function placeOfCap(progress: number): string {
  const fall = capFall(progress)
  return `translate(${fall * -12} ${fall * 166}) rotate(${fall * -82} ${head} ${middle})`
}

const pictureLabels: Record<FilmChapter['id'], string> = {
  cut: 'A straight cutter rests on the cap, a hand holds the cigar, the blades close, and a thin cap falls',
  toast: 'A hand holds a lighter with its flame below and beside the foot, while the cigar turns',
  light: 'The hand keeps the flame a little off the foot, and the ember glows all around',
  puff: 'Slow draws with pauses: the ash grows, and smoke rises',
}

function Flame({ x, y, height, progress }: { x: number; y: number; height: number; progress: number }) {
  const sway = Math.sin(progress * 90) * 3 + Math.sin(progress * 37) * 2
  return (
    <path
      d={`M${x - 11} ${y}Q${x - 13} ${y - height * 0.5} ${x + sway} ${y - height}Q${x + 13} ${y - height * 0.5} ${x + 11} ${y}Q${x} ${y + 9} ${x - 11} ${y}Z`}
      fill="url(#film-flame)"
    />
  )
}

/** Rises from the foot between the draws, and from the head after each. */
function Smoke({ chapter, progress, ash }: CutToastLightPuffProps & { ash: number }) {
  if (chapter !== 'light' && chapter !== 'puff') return null
  const drawn = drawStrength(chapter, progress)
  return (
    <g className={css.smoke}>
      {[0, 1, 2].map(strand => {
        const phase = progress * 14 + strand * 2.1
        const x = foot - ash + strand * 5
        const lean = Math.sin(phase) * 16
        return (
          <path
            key={strand}
            d={`M${x} ${middle - radius}c${lean} -34 ${-lean} -58 ${lean * 0.6} -96`}
            opacity={(0.5 - drawn * 0.38) * (1 - strand * 0.22)}
          />
        )
      })}
    </g>
  )
}
