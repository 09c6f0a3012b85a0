import { useRef } from 'react'
import { EngravedPlate } from '#features/illustrations/client/EngravedPlate.tsx'
import { emberOfPlate } from '#features/illustrations/client/engraved-plate.ts'
import { SilkSmoke } from '#features/illustrations/client/SilkSmoke.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'
import css from './SmokeDeckRoom.module.css'

export function SmokeDeckRoom() {
  const scene = useRef<HTMLDivElement>(null)
  const origin = () => {
    const plate = scene.current?.querySelector('canvas')
    return plate ? emberOfPlate(plate) : { x: 0, y: 0 }
  }
  return (
    <ComingSoonPage
      title="ATL Smoke Deck"
      state="Coming Soon"
      lead="The real deck, up on the roof in Atlanta: a chair, a view, and weather."
      drawn="behind"
      drawing={
        <div ref={scene} className={css.scene}>
          <EngravedPlate className={css.plate ?? ''} />
          <SilkSmoke
            className={css.smoke ?? ''}
            origin={origin}
            top={0.02}
            swing={0.15}
            lean={0.04}
            strength={1.2}
          />
        </div>
      }
    />
  )
}
