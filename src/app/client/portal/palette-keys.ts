const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

export const paletteKeys = isApple
  ? { printed: '⌘K', ariaKeyShortcuts: 'Meta+K' }
  : { printed: 'Ctrl K', ariaKeyShortcuts: 'Control+K' }
