const maxWords = 16
const connecting =
  /^\W*(?:and|but|ok(?:ay)?|so|then|also|or|what about|how about|(?:why(?: not)?(?=\W*$))|really|no|yes|yeah|same|another|instead|which one|way too)(?!\w)/i
const pointingBack =
  /\b(?:it|its|it's|they|them|their|those|these|that|this|one|ones|there|both|either|neither|the (?:same|other|first|second|last))\b/i

/** Whether a question needs the one before it to be understood: `And for a thin one?`, `Would it have helped?` */
export function goesOn(question: string): boolean {
  const words = question.trim().split(/\s+/).length
  return words <= maxWords && (connecting.test(question) || pointingBack.test(question))
}
