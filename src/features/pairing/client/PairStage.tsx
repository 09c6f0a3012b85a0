import { useRef } from 'react'
import type { PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { GhostCigar } from '#features/illustrations/client/GhostCigar.tsx'
import { GhostGlass } from '#features/illustrations/client/GhostGlass.tsx'
import { SilkSmoke } from '#features/illustrations/client/SilkSmoke.tsx'
import { emberOfCigar } from '#features/illustrations/client/silk-smoke.ts'
import { PairIllustration } from './PairIllustration.tsx'
import css from './PairStage.module.css'

/** Shows outlines if the catalogue lacks the cigar or the drink. */
export function PairStage({ drawing }: { drawing: PairDrawing | null }) {
  const container = useRef<HTMLDivElement>(null)
  const origin = () => emberOfCigar(container.current ?? document) ?? { x: 0, y: 0 }
  return (
    <div ref={container} className={css.stage}>
      {drawing ? (
        <>
          <SilkSmoke
            className={css.smoke ?? ''}
            origin={origin}
            top={-0.5}
            swing={0.13}
            lean={0.06}
            startSeconds={14}
            strength={0.8}
          />
          <PairIllustration pairing={drawing} />
        </>
      ) : (
        <div className={css.missing} aria-hidden="true">
          <GhostCigar lengthInches={6} ringGauge={52} shape="parejo" pixelsPerInch={64} />
          <GhostGlass />
        </div>
      )}
    </div>
  )
}
