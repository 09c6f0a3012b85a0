import { type Place, themeColors } from '#platform/page.contract.ts'
import { landingDescription } from '../landing.contract.ts'

/** For installing the site as an app. */
export function webAppManifest({ name, city }: Place): string {
  const icon = (size: 192 | 512, purpose: 'any' | 'maskable') => ({
    src: `/icons/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name: `${name}, ${city.split(',')[0]}`,
    short_name: name,
    description: landingDescription,
    lang: 'en-US',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    categories: ['lifestyle', 'food', 'social'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  })
}
