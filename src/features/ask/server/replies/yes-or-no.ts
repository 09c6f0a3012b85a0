const yesOrNo =
  /(?:^|[.,;:!?]\s+|\b(?:so|but|and|or|ok|hey|hi|please|then)\s+)(?:is|are|was|were|am|do|does|did|can|could|should|would|will|may|must|has|have|isn'?t|aren'?t|don'?t|doesn'?t|can'?t|couldn'?t|shouldn'?t|won'?t|isnt|dont|doesnt|cant)\s+\S+/i
/** Asks for more than yes or no, or asks for a favor. */
const open =
  /\b(?:what|which|who|where|when|why|how|recommend|suggest|advise|explain|tell me|help me|give me|name me|pick)\b/i

/** `Does it go with rum?`, but not `What does it go with?`. */
export function asksYesOrNo(question: string): boolean {
  return yesOrNo.test(question) && !open.test(question)
}

/** `A darker one is stronger, right?` */
const tag =
  /(?:[,.]?\s*\b(?:right|correct|true|yes|no|yeah|huh|innit|isn'?t (?:it|that)|is it|doesn'?t it|don'?t (?:it|they)|aren'?t they|am i right|or not|is (?:that|this) (?:right|true|so)))+\W*$/i
/** `So full body and full strength are the same.` */
const concluding =
  /^\W*so\b.*\b(?:is|are|means?|has|have|needs?|can|makes?|does|do|don'?t|doesn'?t|always|never)\b/i

/** The same, or a statement that is to be confirmed. */
export function asksToConfirm(question: string): boolean {
  return asksYesOrNo(question) || (!open.test(question) && (tag.test(question) || concluding.test(question)))
}

export function withoutTag(question: string): string {
  return question.replace(tag, '')
}

/** `Isn't it ...`, `is it not ...`: asks the same as `Is it ...`. */
const rhetorical =
  /(?:^|[.,;:!?]\s*|\b(?:so|but|and)\s+)\W*(?:(?:is|are|do|does|did|can|could|should|would|will|have|has|was|were)n'?t\b|(?:is|are|does|do|can|should|would)\b.{0,30}?\bnot\b)/i
/** What is not so there is no part of the statement: `safe if you don't inhale`. */
const condition = /\b(?:if|when|because|since|unless|as long as|without|w\/o)\b.*/i
const negation = /\b(?:not|no|never|cannot|dont|doesnt|isnt|arent|cant|wont|shouldnt|neednt)\b|\wn't\b/i

/** `So I don't need one`, `a new one is not to be seasoned`; in `I don't have a cutter, can I use a knife?` it is no part of what is asked. */
export function isNegated(text: string): boolean {
  return negation.test(askingClause(withoutTag(text)).replace(rhetorical, '').replace(condition, ''))
}

/** The last clause that asks, or the whole. */
function askingClause(text: string): string {
  return (
    text
      .split(/[.;!?,]\s+/)
      .filter(clause => yesOrNo.test(clause.trim()))
      .at(-1) ?? text
  )
}
