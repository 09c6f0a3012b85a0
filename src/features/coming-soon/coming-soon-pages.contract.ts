export const smokeDeckPage = {
  path: '/dashboard/smoke-deck',
  title: 'ATL Smoke Deck',
  label: 'ATL Smoke Deck',
  key: 'd',
  group: 'lounge',
  opensLater: true,
} as const

export const mediaPage = {
  path: '/dashboard/media',
  title: 'Media Library',
  label: 'Media Library',
  key: 'm',
  group: 'lounge',
  aliases: 'gallery images',
  opensLater: true,
} as const
