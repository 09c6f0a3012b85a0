const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** The palette's keys as they are printed, and as assistive technology wants to hear of them. */
export const paletteKeys = isApple
  ? { printed: '⌘K', said: 'Meta+K' }
  : { printed: 'Ctrl K', said: 'Control+K' }
