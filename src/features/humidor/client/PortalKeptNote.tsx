import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { rowsOf } from '../kept-cigars.rules.ts'
import { KeptNote, type KeptNoteProps } from './KeptNote.tsx'
import { keptQuery } from './kept-query.ts'

/** Shown when there is something to say, and then it stays: the last cigar may be taken out and put back. */
export function PortalKeptNote(props: KeptNoteProps) {
  const { data } = useQuery(keptQuery(props.drink?.id))
  const [isNeeded, setIsNeeded] = useState(false)
  const hasAny = data !== undefined && (data.offered.length > 0 || rowsOf(props.cigar, data.kept).length > 0)
  if (hasAny && !isNeeded) setIsNeeded(true)
  if (!isNeeded) return null
  return <KeptNote {...props} renderLink={(link, text) => <Link {...link}>{text}</Link>} />
}
