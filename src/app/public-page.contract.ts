import type { GuidePage } from '#features/guide/guide.contract.ts'
import type { LearnPage } from '#features/knowledge/learn-page.contract.ts'
import type { LandingPageData } from '#features/landing/landing.contract.ts'
import type { SharedPage } from '#features/vault/shared-page.contract.ts'
import type { RenderPage } from '#platform/page.contract.ts'

/** Every page that needs no account. */
export type PublicPage = LandingPageData | GuidePage | LearnPage | SharedPage
export type RenderPublicPage = RenderPage<PublicPage>
