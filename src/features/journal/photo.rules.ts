/** Side of the small square of the list. */
export const photoPreviewPixels = 160
/** Bounds what one member can store. */
export const maxPhotos = 2_000

export const photoHint = 'JPG or PNG, up to 10 MB. Only you see it.'
