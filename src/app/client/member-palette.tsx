import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { meQuery } from '#features/member/client/use-me.ts'
import { UiProvider } from '#platform/client/ui/UiProvider.tsx'
import { mountOverlay } from './mount-overlay.tsx'
import { PaletteDialog } from './portal/palette/PaletteDialog.tsx'
import css from './portal/ShortcutsDialog.module.css'
import { ShortcutsTable } from './portal/ShortcutsTable.tsx'

const queries = new QueryClient()

/** The palette of the portal, on a public page that a member sees in the portal's frame. Loaded on intent by visitor.ts. */
export const open = mountOverlay(({ count, typed }) => (
  <Providers>
    <MemberPalette key={count} typedAhead={typed} />
  </Providers>
))

const mountShortcuts = mountOverlay(({ count }) => (
  <Providers>
    <MemberShortcuts key={count} />
  </Providers>
))

export function openShortcuts(): void {
  mountShortcuts({ typed: '', isSent: false })
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <UiProvider>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </UiProvider>
  )
}

function MemberPalette({ typedAhead }: { typedAhead: string }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <PaletteDialog
      isOpen={isOpen}
      typedAhead={typedAhead}
      onClose={() => setIsOpen(false)}
      onOpenPage={({ href }) => location.assign(href)}
      onAction={action => {
        if (action === 'show-shortcuts') openShortcuts()
        else press(action === 'sign-out' ? '[data-sign-out]' : '[data-theme-switch]')
      }}
    />
  )
}

/** The page has a button for it already. */
function press(selector: string): void {
  document.querySelector<HTMLButtonElement>(selector)?.click()
}

function MemberShortcuts() {
  const [isOpen, setIsOpen] = useState(true)
  const { data: me } = useQuery(meQuery)
  return (
    <ShortcutsTable
      isOpen={isOpen}
      isOff={me?.settings.shortcuts_enabled === false}
      onClose={() => setIsOpen(false)}
      settingsLink={text => (
        <a href="/dashboard/settings" className={css.link}>
          {text}
        </a>
      )}
    />
  )
}
