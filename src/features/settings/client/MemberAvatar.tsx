import { useState } from 'react'
import { Seal } from '#platform/client/ui/drawings/Seal.tsx'
import css from './MemberAvatar.module.css'
import { initialsOf, memberName } from './member-name.ts'
import { useMe } from './use-me.ts'

/** Decorative: the member's name always stands beside it. */
export function MemberAvatar({ sizePixels }: { sizePixels: number }) {
  const me = useMe()
  const { id, avatar_url: avatarUrl } = me.profile
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  if (!avatarUrl || avatarUrl === failedUrl)
    return <Seal initials={initialsOf(memberName(me))} seed={id} sizePixels={sizePixels} />
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
