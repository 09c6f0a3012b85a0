import { useState } from 'react'
import { Seal } from '#platform/client/ui/drawings/Seal.tsx'
import css from './MemberFace.module.css'
import { initialsOf, nameMember } from './name-member.ts'
import { useMe } from './use-me.ts'

/** Decorative: the member's name always stands beside it. */
export function MemberFace({ sizePixels }: { sizePixels: number }) {
  const me = useMe()
  const { id, avatar_url: avatarUrl } = me.profile
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  if (!avatarUrl || avatarUrl === failedUrl)
    return <Seal initials={initialsOf(nameMember(me))} seed={id} sizePixels={sizePixels} />
  return (
    <img
      className={css.avatar}
      src={avatarUrl}
      alt=""
      width={sizePixels}
      height={sizePixels}
      onError={() => setFailedUrl(avatarUrl)}
    />
  )
}
