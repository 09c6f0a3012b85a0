import type { LeafTones } from './wrapper-shades.ts'

interface CigarPaintProps {
  outline: string
  tones: LeafTones
  /** Of a second leaf. */
  stripeTones?: LeafTones | undefined
  isLit: boolean
  hasBand: boolean
  drawingId: string
}

/** The shared outline and the gradients of one cigar, lit from above. */
export function CigarPaint({ outline, tones, stripeTones, isLit, hasBand, drawingId }: CigarPaintProps) {
  return (
    <defs>
      <path id={`${drawingId}body`} d={outline} />
      <clipPath id={`${drawingId}clip`}>
        <use href={`#${drawingId}body`} />
      </clipPath>
      <LeafGradient id={`${drawingId}leaf`} tones={tones} />
      {stripeTones && <LeafGradient id={`${drawingId}stripe`} tones={stripeTones} />}
      <linearGradient id={`${drawingId}rim`} x2="0" y2="1">
        <stop stopColor="#FFE9CC" stopOpacity=".5" />
        <stop offset=".18" stopColor="#FFE9CC" stopOpacity=".12" />
        <stop offset=".85" stopColor="#FFE9CC" stopOpacity="0" />
        <stop offset="1" stopColor="#FFE9CC" stopOpacity=".2" />
      </linearGradient>
      {hasBand && (
        <linearGradient id={`${drawingId}shade`} x2="0" y2="1">
          <stop stopOpacity=".35" />
          <stop offset=".27" stopColor="#fff" stopOpacity=".22" />
          <stop offset=".5" stopOpacity="0" />
          <stop offset="1" stopOpacity=".55" />
        </linearGradient>
      )}
      {isLit && <AshPaint drawingId={drawingId} />}
    </defs>
  )
}

function LeafGradient({ id, tones: { light, middle, dark } }: { id: string; tones: LeafTones }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop stopColor={middle} />
      <stop offset=".28" stopColor={light} />
      <stop offset=".6" stopColor={middle} />
      <stop offset="1" stopColor={dark} />
    </linearGradient>
  )
}

function AshPaint({ drawingId }: { drawingId: string }) {
  return (
    <>
      <linearGradient id={`${drawingId}ash`} x2="0" y2="1">
        <stop stopColor="#8E877E" />
        <stop offset=".3" stopColor="#D8D1C7" />
        <stop offset=".65" stopColor="#8B847B" />
        <stop offset="1" stopColor="#45403B" />
      </linearGradient>
      <radialGradient id={`${drawingId}glow`}>
        <stop stopColor="#F5A02A" stopOpacity=".5" />
        <stop offset=".4" stopColor="#F5A02A" stopOpacity=".14" />
        <stop offset="1" stopColor="#F5A02A" stopOpacity="0" />
      </radialGradient>
    </>
  )
}
