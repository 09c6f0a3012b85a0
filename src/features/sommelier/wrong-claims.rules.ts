/** What a host never says, whatever the facts are: of health, of more than one, of the best in the world. */
const neverSaid: readonly RegExp[] = [
  /\b(health\w*|unhealthy|healing|heals?|cures?|medic\w+|remed\w+|therap\w+|doctors?|antioxidants?|immun\w+|vitamins?|detox\w*)\b/,
  /\b(blood pressure|heart disease|cancers?|anxiety|stress\w*|insomnia|longevity|live longer|good for you|harmless|risk free|addict\w*|nicotine)\b/,
  /\b(young(er)?|youth\w*|virility|vitality|success\w*|attractive|sexy|seduc\w+)\b/,
  /\b(aids?|helps?|eases?|settles?) (your |the )?(digestion|stomach|sleep|nerves|mind)\b/,
  /\b(another|second|third|next|one more|few more|extra) (glass|glasses|round|rounds|pour|drink|drinks|cigar|cigars|bottle|dram|drams)\b/,
  /\b(drink (up|more|deep\w*)|smoke more|light (up )?another|pour (yourself )?another|have another|keep (drinking|pouring|smoking)|refills?|top (it|up)|drunk|buzz(ed)?|tipsy|inhal\w+)\b/,
  /\b(the best|world s|in the world|perfect\w*|unbeatable|unmatched|unrivall?ed|finest|greatest|number one|award\w*|prize\w*|medals?|legendary|iconic|ultimate|flawless|masterpiece|world class|top rated|must have|guarantee\w*)\b/,
  /\b(as an ai|language model|ai assistant|system prompt|instructions?|i cannot|i can t|i m sorry)\b/,
  /\b(buy|order (it )?(now|online)|discount|coupon|click|subscribe|visit (us|our))\b/,
]

/** Whether a sentence claims what the house never claims. `facts` are all words of the facts, for names may hold such words. */
export function claimsTooMuch(sentence: string, facts: string): boolean {
  const plain = sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return neverSaid.some(words => {
    const said = words.exec(plain)?.[0]
    return said !== undefined && !facts.includes(` ${said} `)
  })
}
