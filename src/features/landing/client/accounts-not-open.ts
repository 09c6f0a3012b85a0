/** What the sign-in says until accounts open. */
export const accountsNotOpen = {
  title: 'Accounts are not open yet.',
  text: 'Membership is on its way, and nothing here pretends otherwise. Until then the pairing finder is free, and needs no account.',
} as const
