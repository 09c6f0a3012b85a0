import { MemberFace } from '#platform/client/ui/MemberFace.tsx'
import { initialsOf, memberName } from './member-name.ts'
import { useMe } from './use-me.ts'

/** Of the member who is signed in. */
export function MemberAvatar({ sizePixels }: { sizePixels: number }) {
  const me = useMe()
  const { id, avatar_url: pictureUrl } = me.profile
  return (
    <MemberFace
      id={id}
      initials={initialsOf(memberName(me))}
      pictureUrl={pictureUrl}
      sizePixels={sizePixels}
    />
  )
}
