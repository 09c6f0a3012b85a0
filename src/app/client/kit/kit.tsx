import '#platform/client/ui/theme/fonts.css'
import '#platform/client/ui/theme/tokens.css'
import '#platform/client/ui/base.css'
import { createRoot } from 'react-dom/client'
import { UiProvider } from '#platform/client/ui/UiProvider.tsx'
import { KitPage } from './KitPage.tsx'
import { showPseudoStates } from './show-pseudo-states.ts'

/* Only on the development server. ?theme=dark or ?theme=light. */
const theme = new URLSearchParams(location.search).get('theme')
document.documentElement.dataset.theme = theme === 'light' ? 'light' : 'dark'

const root = document.querySelector('#root')
if (!root) throw new Error('The kit needs <div id="root">')
createRoot(root).render(
  <UiProvider>
    <KitPage />
  </UiProvider>,
)
showPseudoStates()
