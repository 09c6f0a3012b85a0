import { useRef } from 'react'
import type { PairDrawing } from '#features/catalogue/catalogue.contract.ts'
import { SilkSmoke } from '#features/illustrations/client/SilkSmoke.tsx'
import { SmokeControl } from '#features/illustrations/client/SmokeControl.tsx'
import { emberOfCigar } from '#features/illustrations/client/silk-smoke.ts'
import { MissingPair } from './MissingPair.tsx'
import { PairIllustration } from './PairIllustration.tsx'
import css from './PairStage.module.css'

/** Shows outlines if the catalogue lacks the cigar or the drink. */
export function PairStage({ drawing }: { drawing: PairDrawing | null }) {
  const container = useRef<HTMLDivElement>(null)
  const origin = () => emberOfCigar(container.current ?? document) ?? { x: 0, y: 0 }
  return (
    <div ref={container} className={css.stage} data-smoke-scene>
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
          {drawing.cigar.drawing && <SmokeControl className={css.control} />}
        </>
      ) : (
        <MissingPair />
      )}
    </div>
  )
}
