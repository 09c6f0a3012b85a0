import { emberOfPlate, showPlate } from '#features/illustrations/client/engraved-plate.ts'
import { emberOfCigar, startSmoke } from '#features/illustrations/client/silk-smoke.ts'
import { resultSmoke } from '#features/pairing/client/result-smoke.ts'
import { watchRevealOfPage } from '#features/pairing/client/watch-reveal.ts'
import { enableSmokeControl } from './enable-smoke-control.ts'

const isPhone = () => matchMedia('(max-width: 719px)').matches

/** The engraving of the landing page with its smoke, or the smoke over a result's own cigar. */
export function drawHero(): void {
  const plate = document.querySelector<HTMLCanvasElement>('[data-plate]')
  const smoke = document.querySelector<HTMLCanvasElement>('[data-hero-smoke]')
  if (plate && smoke) {
    const shape = isPhone()
      ? { top: 0.1, swing: 0.2, lean: 0.34, strength: 1.1 }
      : { top: 0.015, swing: 0.155, lean: 0.04, strength: 1.4 }
    // Smoke without its cigar would rise from nothing.
    showPlate(plate, () => startSmoke(smoke, { origin: () => emberOfPlate(plate), ...shape }))
  }
  smokeOverResult()
  enableSmokeControl()
  watchRevealOfPage()
}

function smokeOverResult(): void {
  const smoke = document.querySelector<HTMLCanvasElement>('[data-result-smoke]')
  if (!smoke) return
  const result = smoke.parentElement ?? document
  startSmoke(smoke, { origin: () => emberOfCigar(result) ?? { x: 0, y: 0 }, ...resultSmoke() })
}
