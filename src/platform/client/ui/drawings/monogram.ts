/** The letters of the house. A new name replaces them here and nowhere else. */
export const MONOGRAM = 'SD'
