import { useEffect } from 'react'

/** On paper the light theme, whatever is on the screen. */
export function usePaperTheme(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let shown: string | undefined
    const toPaper = () => {
      shown = dataset.theme
      dataset.theme = 'light'
    }
    const toScreen = () => {
      if (shown === undefined) delete dataset.theme
      else dataset.theme = shown
    }
    addEventListener('beforeprint', toPaper)
    addEventListener('afterprint', toScreen)
    return () => {
      removeEventListener('beforeprint', toPaper)
      removeEventListener('afterprint', toScreen)
    }
  }, [])
}
