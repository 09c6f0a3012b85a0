import { useState } from 'react'
import { Seal } from './drawings/Seal.tsx'
import styles from './MemberFace.module.css'

interface MemberFaceProps {
  id: string
  initials: string
  pictureUrl: string | null
  sizePixels: number
}

/** Decorative: the member's name always stands beside it. A picture that does not load is replaced by the seal. */
export function MemberFace({ id, initials, pictureUrl, sizePixels }: MemberFaceProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  if (!pictureUrl || pictureUrl === failedUrl)
    return <Seal initials={initials} seed={id} sizePixels={sizePixels} />
  return (
    <img
      className={styles.face}
      src={pictureUrl}
      alt=""
      width={sizePixels}
      height={sizePixels}
      onError={() => setFailedUrl(pictureUrl)}
    />
  )
}
