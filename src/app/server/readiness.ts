/** Whether the house takes visitors: only between the last step of its start and the first of its stop. */
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
