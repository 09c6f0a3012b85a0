export const noteFamilies = [
  'earth',
  'wood',
  'leaf',
  'spice',
  'fruit',
  'sweet',
  'roast',
  'nut',
  'cream',
] as const
export type NoteFamily = (typeof noteFamilies)[number]

export interface Note {
  id: string
  family: NoteFamily
  label: string
}
