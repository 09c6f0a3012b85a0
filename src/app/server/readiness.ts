/** Open between the last step of the start and the first of the shutdown. */
export interface Readiness {
  isOpen: () => boolean
  open: () => void
  close: () => void
}

export function createReadiness(): Readiness {
  let isOpen = false
  return {
    isOpen: () => isOpen,
    open: () => {
      isOpen = true
    },
    close: () => {
      isOpen = false
    },
  }
}
