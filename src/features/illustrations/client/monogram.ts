/** The only place with the initials of the product name. */
export const MONOGRAM = 'SD'
