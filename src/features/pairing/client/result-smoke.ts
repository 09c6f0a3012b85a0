export function resultSmoke() {
  const isPhone = matchMedia('(max-width: 719px)').matches
  return isPhone
    ? { top: -0.12, swing: 0.18, lean: 0.04, startSeconds: 21, strength: 0.7 }
    : { top: -0.12, swing: 0.1, lean: 0.08, startSeconds: 21, strength: 0.8 }
}
