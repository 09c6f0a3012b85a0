import { firstSentence } from '#features/vault/client/lay-out-sentence.ts'
import { SharedPairingPage } from '#features/vault/client/SharedPairingPage.tsx'
import { type SharedPage, shareCardContract } from '#features/vault/shared-page.contract.ts'
import { addressOf } from '#platform/client/api.ts'
import type { ComposedPage } from './composed-page.ts'

/** Public to anyone with the link, but not indexed. */
export function composeSharedPage(page: SharedPage): ComposedPage {
  const { cigar_name, pairing_name, notes } = page.pair
  const pair = `${cigar_name} & ${pairing_name}`
  return {
    title: pair,
    description: firstSentence(notes),
    isIndexed: false,
    part: 'shared',
    picture: {
      path: addressOf(shareCardContract.readShareCard, { params: { code: page.code } }),
      text: pair,
    },
    content: <SharedPairingPage {...page} />,
  }
}
