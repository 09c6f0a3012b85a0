import { resultPages } from '#features/pairing/pairing.contract.ts'
import { pages } from '../landing.contract.ts'
import { NoticePage } from './NoticePage.tsx'

export function UnderAgePage() {
  return (
    <NoticePage
      title="See you in a few years."
      seal="21"
      lead="This lounge is for adults of 21 and over. The door will still be here, and so will the chairs."
    />
  )
}

export function MissingPage() {
  return (
    <NoticePage
      title="Nobody sits at this table."
      lead="There is no page at this address. It may have moved, or never been."
      hasPlate
    >
      <li>
        <a href={pages.landing}>Back to the door</a>
      </li>
      <li>
        <a href={resultPages.finder}>Find a pairing</a>
      </li>
    </NoticePage>
  )
}

export function BrokenPage() {
  return (
    <NoticePage
      title="Something went out."
      lead="We could not put this page together. The error has been logged; please try again in a moment."
    >
      <li>
        <a href={pages.landing}>Back to the door</a>
      </li>
    </NoticePage>
  )
}

const refusedTitles: Record<number, string> = {
  400: 'We could not read that',
  403: 'This one is closed',
  405: 'Not this way in',
  429: 'That was a lot at once',
  503: 'Back in a moment',
}

export function refusedTitle(status: number): string {
  return refusedTitles[status] ?? 'That did not work'
}

/** For a request that was refused before any page was made. */
export function RefusedPage({ status, message }: { status: number; message: string }) {
  return (
    <NoticePage title={`${refusedTitle(status)}.`} lead={message}>
      <li>
        <a href={pages.landing}>Back to the door</a>
      </li>
      <li>
        <a href={resultPages.finder}>Find a pairing</a>
      </li>
    </NoticePage>
  )
}
