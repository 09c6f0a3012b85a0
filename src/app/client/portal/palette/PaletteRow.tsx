import { ArrowBendDownRightIcon } from '@phosphor-icons/react/ArrowBendDownRight'
import { KeyReturnIcon } from '@phosphor-icons/react/KeyReturn'
import { SuggestionOption } from '#features/pairing/client/SuggestionOption.tsx'
import { KeyCap } from '#platform/client/ui/KeyCap.tsx'
import { navItemFor, portalPages } from '../../../portal.contract.ts'
import { navIcons } from '../rooms.ts'
import css from './PaletteRow.module.css'
import type { PaletteEntry } from './palette-entry.ts'

export function PaletteRow({ entry }: { entry: PaletteEntry }) {
  if ('suggestion' in entry && entry.suggestion) return <SuggestionOption suggestion={entry.suggestion} />
  return (
    <>
      <EntryIcon entry={entry} />
      <span className={css.label}>{entry.label}</span>
      {opensLater(entry) && <span className={css.later}>opens later</span>}
      {entry.keys && (
        <span className={css.keys}>
          {entry.keys.split(' ').map(key => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
        </span>
      )}
    </>
  )
}

function opensLater(entry: PaletteEntry): boolean {
  return 'href' in entry && portalPages.some(page => page.path === entry.href && 'opensLater' in page)
}

function EntryIcon({ entry }: { entry: PaletteEntry }) {
  const navItem = 'href' in entry ? navItemFor(entry.href) : undefined
  const Icon = navItem ? navIcons[navItem.path] : 'href' in entry ? ArrowBendDownRightIcon : KeyReturnIcon
  return <Icon weight="light" size={20} className={css.icon} aria-hidden="true" />
}
