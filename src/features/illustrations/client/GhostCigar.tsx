import { useId } from 'react'
import { Drawing } from '#platform/client/ui/drawings/Drawing.tsx'
import { toTenth } from '#platform/client/ui/drawings/line/round.ts'
import { type CigarSize, frameCigar } from './cigar/cigar-frame.ts'
import { outlineCigar } from './cigar/cigar-outline.ts'

interface GhostCigarProps extends CigarSize {
  /** `missing` is the dashed outline of an empty state, `loading` a still skeleton. */
  state?: 'missing' | 'loading'
  title?: string
}

/** Outline of a missing cigar, at true size. */
export function GhostCigar({ state = 'missing', title, ...size }: GhostCigarProps) {
  const gradientId = useId()
  const frame = frameCigar(size)
  const outline = outlineCigar(frame)
  return (
    <Drawing widthPixels={toTenth(frame.width)} heightPixels={toTenth(frame.height)} title={title}>
      {state === 'missing' ? (
        <path d={outline} fill="var(--surface-2)" stroke="var(--line-control)" strokeDasharray="3 4" />
      ) : (
        <>
          <linearGradient id={gradientId}>
            <stop stopColor="var(--surface-2)" />
            <stop offset=".35" stopColor="var(--surface-3)" />
            <stop offset="1" stopColor="var(--surface-2)" />
          </linearGradient>
          <path d={outline} fill={`url(#${gradientId})`} />
        </>
      )}
    </Drawing>
  )
}
