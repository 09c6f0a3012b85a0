import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { newUuid } from '#platform/client/new-uuid.ts'
import { pictureError } from '#platform/client/picture-error.ts'
import { validatePhotoFile } from '#platform/photo.rules.ts'
import { coversContract } from '../../covers.contract.ts'

/** Uploads a picture for the event of the form. What fails is said beside it, and the one before stays. */
export function useCoverUpload(onUploaded: (id: string) => void) {
  const [problem, setProblem] = useState<string>()
  const upload = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) =>
      call(coversContract.saveCover, { params: { id: newUuid() }, query: { name: file.name }, body: file }),
    onSuccess: ({ id }) => onUploaded(id),
    onError: failure => setProblem(pictureError(failure, 'Failed to upload the picture. Try again.')),
  })
  return {
    isUploading: upload.isPending,
    problem,
    choose(file: File): void {
      const complaint = validatePhotoFile(file)
      setProblem(complaint)
      if (!complaint) upload.mutate(file)
    },
    forgetProblem: () => setProblem(undefined),
  }
}
export type CoverUpload = ReturnType<typeof useCoverUpload>
