import { ArrowBendDownRightIcon } from '@phosphor-icons/react/ArrowBendDownRight'
import { KeyReturnIcon } from '@phosphor-icons/react/KeyReturn'
import { CigarOption } from '#features/pairing/client/CigarOption.tsx'
import { KeyCap } from '#platform/client/ui/KeyCap.tsx'
import { navItemFor } from '../../../portal.contract.ts'
import { navIcons } from '../nav-icons.ts'
import css from './PaletteRow.module.css'
import type { PaletteEntry } from './palette-entry.ts'

export function PaletteRow({ entry }: { entry: PaletteEntry }) {
  if ('cigar' in entry && entry.cigar) return <CigarOption match={entry.cigar} />
  return (
    <>
      <EntryIcon entry={entry} />
      <span className={css.label}>{entry.label}</span>
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

function EntryIcon({ entry }: { entry: PaletteEntry }) {
  const navItem = 'href' in entry ? navItemFor(entry.href) : undefined
  const Icon = navItem ? navIcons[navItem.path] : 'href' in entry ? ArrowBendDownRightIcon : KeyReturnIcon
  return <Icon weight="light" size={20} className={css.icon} aria-hidden="true" />
}
