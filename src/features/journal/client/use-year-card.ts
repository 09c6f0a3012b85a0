import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callFile } from '#platform/client/api.ts'
import { type CardPart, palateContract } from '../palate.contract.ts'
import { deviceTimeZone } from './palate-query.ts'

export interface CardChoice {
  parts: CardPart[]
  name: string | null
}

/** A picture in memory: it is made when it is asked for, and gone when the dialog closes. */
export function useYearCard(year: number) {
  const drawing = useMutation({
    async mutationFn({ parts, name }: CardChoice) {
      const body = { timeZone: deviceTimeZone(), year, parts, name }
      const blob = await callFile(palateContract.drawYearCard, { body })
      const file = new File([blob], `smoke-deck-${year}.png`, { type: 'image/png' })
      return { file, address: URL.createObjectURL(file) }
    },
  })
  const picture = drawing.data
  useEffect(() => picture && (() => URL.revokeObjectURL(picture.address)), [picture])
  return { drawing, picture }
}

/** Whether the share sheet of this device takes pictures. */
export function canShareFile(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

/** Closing the sheet is no failure. */
export async function shareFile(file: File): Promise<'shared' | 'failed'> {
  try {
    await navigator.share({ files: [file] })
    return 'shared'
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError' ? 'shared' : 'failed'
  }
}
