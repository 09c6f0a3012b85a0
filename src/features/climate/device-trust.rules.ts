/** The higher, the sooner its values stand for the air: invented ones never hide measured ones, and the air over salt hides no other. */
export function trustOf({ kind, isInSaltTest }: { kind: string; isInSaltTest: boolean }): 1 | 2 | 3 {
  if (isInSaltTest) return 1
  return kind === 'simulator' ? 2 : 3
}
