const firstBubble =
  'M24 2H300a22 22 0 0 1 22 22V128a22 22 0 0 1-22 22H92L44 186V150H24A22 22 0 0 1 2 128V24A22 22 0 0 1 24 2Z'
const secondBubble =
  'M182 122H426a22 22 0 0 1 22 22V230a22 22 0 0 1-22 22h-12v32l-42-32H182a22 22 0 0 1-22-22V144a22 22 0 0 1 22-22Z'

function lines(from: number, to: number, top: number, bottom: number): string {
  return Array.from({ length: Math.floor((bottom - top) / 6) }, (_, index) => {
    const y = top + index * 6
    const reach = from + (to - from) * (0.62 + 0.38 * Math.abs(Math.sin(index * 1.7)))
    return `M${from} ${y}H${reach.toFixed(0)}`
  }).join('')
}

/** Two speech bubbles with lines in place of text. */
export function SpeechBubbles() {
  return (
    <svg viewBox="0 0 450 290" width="520" height="335" fill="none" stroke="var(--etch)" aria-hidden="true">
      <path d={firstBubble} strokeWidth="1.2" fill="var(--surface-1)" />
      <path d={lines(26, 292, 30, 112)} strokeWidth=".8" opacity=".5" />
      <path d={secondBubble} strokeWidth="1.2" fill="var(--bg)" stroke="var(--gold-graphic)" />
      <path d={lines(186, 420, 150, 234)} strokeWidth=".8" opacity=".5" />
    </svg>
  )
}
