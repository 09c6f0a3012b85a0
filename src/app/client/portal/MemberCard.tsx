import { MemberFace } from '#features/settings/client/MemberFace.tsx'
import { nameMember, nameTier } from '#features/settings/client/name-member.ts'
import { useMe } from '#features/settings/client/use-me.ts'
import hidden from '#platform/client/ui/Hidden.module.css'
import css from './MemberCard.module.css'

/** In the narrow rail only the picture is visible; the text stays for screen readers. */
export function MemberCard({ isCompact = false }: { isCompact?: boolean }) {
  const me = useMe()
  return (
    <div className={css.card} data-compact={isCompact || undefined}>
      <MemberFace sizePixels={34} />
      <p className={isCompact ? hidden.hidden : css.text}>
        <b>{nameMember(me)}</b>
        <span>{nameTier(me.profile)}</span>
      </p>
    </div>
  )
}
