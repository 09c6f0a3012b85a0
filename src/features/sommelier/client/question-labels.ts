import type { Question } from '#features/pairing/client/pair-search.ts'

export const directions = [
  { value: 'cigar', label: 'I have a cigar' },
  { value: 'drink', label: 'I have a drink' },
] as const satisfies readonly { value: Question['has']; label: string }[]

export const kinds = [
  { value: 'spirit', label: 'Spirit' },
  { value: 'wine', label: 'Wine' },
  { value: 'mocktail', label: 'Mocktail' },
] as const satisfies readonly { value: Question['kind']; label: string }[]

export const directionLabel = 'What you have'
export const kindLabel = 'Pairing type'
export const onlyMyBarLabel = 'Only what I have'
export const findLabel = 'Find its match'
export const busyLabel = 'Finding Pairing...'
