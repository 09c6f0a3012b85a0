import { Field } from '#platform/client/ui/Field.tsx'
import { PhotoWell } from '#platform/client/ui/media/PhotoWell.tsx'
import { photoExtensions } from '#platform/photo.rules.ts'
import { maxCoverTextLength } from '../../covers.contract.ts'
import { coverAddress } from '../cover-address.ts'
import type { DraftFieldsProps } from './EventFields.tsx'
import css from './EventForm.module.css'
import type { CoverUpload } from './use-cover-upload.ts'

const accept = photoExtensions.map(extension => `.${extension}`).join()

/** The picture of the event, and what it shows for those who do not see it. */
export function CoverField({ draft, errors, onChange, upload }: DraftFieldsProps & { upload: CoverUpload }) {
  const { coverId, coverText } = draft
  return (
    <div className={css.cover}>
      <span aria-hidden="true">Picture</span>
      <PhotoWell
        label="Add a picture"
        hint="JPG or PNG, up to 10 MB. Members see it with the event."
        accept={accept}
        size="small"
        photoUrl={coverId && coverAddress(coverId)}
        photoText="The picture of this event"
        working={upload.isUploading}
        onFile={upload.choose}
        onRemove={() => {
          upload.forgetProblem()
          onChange({ coverId: null, coverText: '' })
        }}
        error={upload.problem ?? errors.cover_id}
      />
      {coverId !== null && (
        <Field
          label="What the picture shows"
          description="For members who cannot see it. It can be left empty."
          value={coverText}
          onValueChange={text => onChange({ coverText: text })}
          error={errors.cover_text}
          maxLength={maxCoverTextLength}
          autoComplete="off"
        />
      )}
    </div>
  )
}
