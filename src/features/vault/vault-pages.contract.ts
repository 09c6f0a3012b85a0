export const vaultPage = {
  path: '/dashboard/pairings',
  title: 'Pairing Vault',
  label: 'Pairing Vault',
  key: 'v',
  group: 'member',
  aliases: 'saved',
  signIn: 'always',
} as const

export const savedPairingPage = {
  path: '/dashboard/pairings/:id',
  title: 'Pairing',
  signIn: 'always',
} as const
