import { MemberAvatar } from '#features/member/client/MemberAvatar.tsx'
import { memberName, tierLabel } from '#features/member/client/member-name.ts'
import { useMe } from '#features/member/client/use-me.ts'
import hidden from '#platform/client/ui/Hidden.module.css'
import css from './MemberCard.module.css'

/** In the narrow rail only the picture is visible; the text stays for screen readers. */
export function MemberCard({ isCompact = false }: { isCompact?: boolean }) {
  const me = useMe()
  return (
    <div className={css.card} data-compact={isCompact || undefined}>
      <MemberAvatar sizePixels={34} />
      <p className={isCompact ? hidden.hidden : css.text}>
        <b>{memberName(me)}</b>
        <span>{tierLabel(me.profile)}</span>
      </p>
    </div>
  )
}
