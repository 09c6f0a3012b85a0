import { refuse } from '#platform/api.contract.ts'
import { openUploadedPicture } from '#platform/server/pictures/open-uploaded-picture.ts'
import { avatarContract } from '../avatar.contract.ts'
import { type AvatarCrop, type AvatarExtension, centeredSquare, isInside } from '../avatar.rules.ts'
import { cropToSquare } from './crop-to-square.ts'

const { saveAvatar } = avatarContract
const codes = { NOT_SUPPORTED: 'IMAGE_NOT_SUPPORTED', UNREADABLE: 'IMAGE_UNREADABLE' } as const

/** An upright square of the picture in its own format. */
export async function reencodeAvatar(
  bytes: Buffer,
  extension: AvatarExtension,
  crop: AvatarCrop | undefined,
): Promise<Buffer> {
  const picture = await openUploadedPicture(bytes, {
    extension,
    refuse: (fault, image) => refuse(saveAvatar, codes[fault], image ? { image } : undefined),
  })
  const square = crop ?? centeredSquare(picture.displayedSize)
  if (!isInside(square, picture.displayedSize)) throw refuse(saveAvatar, 'SQUARE_OUTSIDE')
  return picture.decode((open, limits) => cropToSquare(open, picture, square, limits))
}
