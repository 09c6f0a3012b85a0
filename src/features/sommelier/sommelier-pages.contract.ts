export const explorerPage = {
  path: '/pair',
  title: 'Cigar Pairing Explorer',
  label: 'Cigar Pairing Explorer',
  key: 'p',
  group: 'overview',
  aliases: 'pair finder drink match',
} as const
