import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { SilkSmoke } from '#features/illustrations/client/SilkSmoke.tsx'
import { emberOfCigar } from '#features/illustrations/client/silk-smoke.ts'
import { siteName } from '#platform/client/site-name.ts'
import { Button, ButtonLink } from '#platform/client/ui/Button.tsx'
import { useTemperatureText } from '#platform/client/ui/temperature-text.ts'
import { type FreePairing, keepPath, tonightPath } from '../pairing.contract.ts'
import css from './FoundPairing.module.css'
import { OtherPairs } from './OtherPairs.tsx'
import type { OwnCigars } from './own-cigars.ts'
import { PairingResult } from './PairingResult.tsx'
import type { ReadResult } from './read-result.ts'
import { resultSmoke } from './result-smoke.ts'
import { shareLink } from './share-link.ts'

interface FoundPairingProps {
  pairing: FreePairing
  onAnother: () => void
  onChooseVersion: (cigar: string) => void
  shops?: ReactNode
  /** Of a member. */
  own?: OwnCigars | undefined
  reading?: ReadResult | undefined
}

/** The headline takes the focus, so that screen readers announce the result. */
export function FoundPairing({
  pairing,
  onAnother,
  onChooseVersion,
  shops,
  own,
  reading,
}: FoundPairingProps) {
  const container = useRef<HTMLDivElement>(null)
  const spokenId = useId()
  const [shareStatus, setShareStatus] = useState('')
  const inUnit = useTemperatureText()
  const focusHeadline = () => container.current?.querySelector('h1')?.focus({ preventScroll: true })
  useEffect(() => {
    container.current?.querySelector('h1')?.focus({ preventScroll: true })
    const pageTitle = document.title
    document.title = `${cigarName(pairing.cigar)} & ${pairing.drink.name} · ${siteName()}`
    return () => {
      document.title = pageTitle
    }
  }, [pairing])
  const origin = () => emberOfCigar(container.current ?? document) ?? { x: 0, y: 0 }
  const share = async () => {
    const title = document.querySelector('h1[id="found-pair"]')?.textContent ?? document.title
    setShareStatus(await shareLink(title, new URL(pairing.address, location.href).href))
  }
  return (
    <div ref={container} className={css.found}>
      <PairingResult
        pairing={pairing}
        titleId="found-pair"
        onChooseVersion={onChooseVersion}
        shops={shops}
        smoke={<SilkSmoke className={css.smoke ?? ''} origin={origin} {...resultSmoke()} />}
        actions={
          <>
            <ButtonLink
              look="primary"
              wide
              href={own ? tonightPath(pairing) : keepPath(pairing)}
              rel="nofollow"
            >
              {own ? 'Have it tonight' : 'Keep it in my vault'}
            </ButtonLink>
            <Button onClick={onAnother}>Find Another Pairing</Button>
            <Button onClick={() => void share()}>Share</Button>
          </>
        }
        own={own && <own.Note pairing={pairing} />}
        after={
          <>
            {reading && (
              <reading.Part text={inUnit(pairing.result)} id={spokenId} onDecided={focusHeadline} />
            )}
            <output className={css.status}>{shareStatus}</output>
            <OtherPairs others={pairing.others} ownIds={own?.ids} />
          </>
        }
      />
    </div>
  )
}
