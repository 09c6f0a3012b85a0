import { tendFilters } from '#features/guide/client/tend-filters.ts'
import { confirmAgeInPlace } from '#features/landing/client/confirm-age.ts'
import { drawHero } from '#features/landing/client/draw-hero.ts'
import { openOnIntent } from '#features/landing/client/open-on-intent.ts'
import { shareResult } from '#features/landing/client/share-result.ts'
import { switchTheme } from '#features/landing/client/switch-theme.ts'

/** The one small script of the public pages. React comes only once somebody shows that they mean it. */
switchTheme()
confirmAgeInPlace()
openOnIntent({
  finder: () => import('./finder-overlay.tsx'),
  'sign-in': () => import('./sign-in-dialog.tsx'),
})
shareResult()
tendFilters()
drawHero()
