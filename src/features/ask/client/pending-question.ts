/** Of this tab and member: another one may sign in meanwhile. `sb-`: removed with the other keys at sign-out. */
const keyOf = (memberId: string) => `sb-asking-${memberId}`

export interface PendingQuestion {
  id: string
  question: string
  conversationId?: string
}

/** The question that is being answered, so that a page that is loaded again follows its answer. */
export function pendingQuestionOf(memberId: string) {
  const key = keyOf(memberId)
  return {
    read(): PendingQuestion | undefined {
      const stored = sessionStorage.getItem(key)
      return stored === null ? undefined : (JSON.parse(stored) as PendingQuestion)
    },
    keep: (pending: PendingQuestion) => sessionStorage.setItem(key, JSON.stringify(pending)),
    forget: () => sessionStorage.removeItem(key),
  }
}
