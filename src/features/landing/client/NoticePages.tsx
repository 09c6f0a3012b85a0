import { resultPages } from '#features/pairing/pairing.contract.ts'
import { pages } from '../landing.contract.ts'
import { accountsNotOpen } from './accounts-not-open.ts'
import { TextPage } from './TextPage.tsx'

export function SignInPage() {
  return (
    <TextPage title={accountsNotOpen.title} lead={accountsNotOpen.text}>
      <p>
        <a href={resultPages.finder}>Find a pairing instead</a>
      </p>
    </TextPage>
  )
}

export function UnderAgePage() {
  return (
    <TextPage
      title="See you in a few years."
      lead="This house is for adults of 21 and over. The door will still be here, and so will the chairs."
    />
  )
}

export function MissingPage() {
  return (
    <TextPage
      title="Nobody sits at this table."
      lead="There is no page at this address. It may have moved, or never been."
    >
      <p>
        <a href={pages.landing}>Back to the door</a>
      </p>
      <p>
        <a href={resultPages.finder}>Find a pairing</a>
      </p>
    </TextPage>
  )
}

export function BrokenPage() {
  return (
    <TextPage
      title="Something went out."
      lead="The house could not put this page together. It has been written down; please try again in a moment."
    >
      <p>
        <a href={pages.landing}>Back to the door</a>
      </p>
    </TextPage>
  )
}
