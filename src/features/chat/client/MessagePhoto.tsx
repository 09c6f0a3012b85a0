import { addressOf } from '#platform/client/api.ts'
import type { MessageCard } from '../card.contract.ts'
import { chatPhotoContract } from '../photo.contract.ts'
import css from './MessagePhoto.module.css'

interface MessagePhotoProps {
  photo: Extract<MessageCard, { kind: 'photo' }>
  author: string
}

/** A photo in the log, which leads to the whole one in a tab of its own. */
export function MessagePhoto({ photo: { id, width, height }, author }: MessagePhotoProps) {
  const address = (size?: 'small') =>
    addressOf(chatPhotoContract.readPhoto, { params: { id }, query: { size } })
  return (
    <a className={css.photo} href={address()} target="_blank" rel="noopener">
      <img
        src={address('small')}
        width={width}
        height={height}
        alt={`Sent by ${author}`}
        loading="lazy"
        decoding="async"
      />
    </a>
  )
}
