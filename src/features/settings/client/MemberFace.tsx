import { useState } from 'react'
import { Seal } from '#platform/client/ui/drawings/Seal.tsx'
import css from './MemberFace.module.css'
import { initialsOf, nameMember } from './name-member.ts'
import { useMe } from './use-me.ts'

/** The member's picture, or a seal of their own. Decoration: the name stands beside it. */
export function MemberFace({ sizePixels }: { sizePixels: number }) {
  const me = useMe()
  const { id, avatar_url: avatar } = me.profile
  const [missing, setMissing] = useState<string | null>(null)
  if (!avatar || avatar === missing)
    return <Seal initials={initialsOf(nameMember(me))} seed={id} sizePixels={sizePixels} />
  return (
    <img
      className={css.face}
      src={avatar}
      alt=""
      width={sizePixels}
      height={sizePixels}
      onError={() => setMissing(avatar)}
    />
  )
}
