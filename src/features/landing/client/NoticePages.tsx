import { resultPages } from '#features/pairing/pairing.contract.ts'
import { pages } from '../landing.contract.ts'
import { NoticePage } from './NoticePage.tsx'

const home = { href: pages.landing, text: 'Back to the home page' }
const finder = { href: resultPages.finder, text: 'Find a pairing' }

export function UnderAgePage({ lounge }: { lounge: string }) {
  return (
    <NoticePage
      title="See you in a few years."
      engraving="rope"
      lead={`${lounge} is for adults 21 and over. The chairs will still be here.`}
      links={[{ href: pages.landing, text: 'I pressed that by mistake' }]}
    />
  )
}

export function MissingPage() {
  return (
    <NoticePage
      title="Nobody sits at this table."
      lead="There is no page at this address. It may have moved, or it never existed."
      engraving="candle"
      links={[home, finder]}
    />
  )
}

export function BrokenPage() {
  return (
    <NoticePage
      title="Something broke on our side."
      lead="It’s been logged. Please try again in a moment."
      links={[home]}
    />
  )
}

const refusedTitles: Record<number, string> = {
  400: 'We couldn’t read that request',
  403: 'That request was refused',
  405: 'That doesn’t work at this address',
  429: 'Too many requests',
  503: 'Back in a moment',
}

export function refusedTitle(status: number): string {
  return refusedTitles[status] ?? 'That didn’t work'
}

/** For a request that was refused before any page was made. */
export function RefusedPage({ status, message }: { status: number; message: string }) {
  return <NoticePage title={`${refusedTitle(status)}.`} lead={message} links={[home, finder]} />
}
