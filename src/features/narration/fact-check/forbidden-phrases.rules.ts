/** Words a narration may never contain, whatever the facts are; `*` stands for any ending. */
export const forbiddenWords: Readonly<Record<string, string>> = {
  health:
    'health* unhealthy healing heal heals cure cures medic* remed* therap* doctor doctors antioxidant* immun* vitamin* detox* cancer* anxiety stress* insomnia* longevity harm harms harmed harmful harmless addict* nicotine wellness wellbeing fitness pain pains painless headache* hangover* calori* sober safe safer safely safety risk risks risky',
  body: 'nerve nerves heart hearts heartbeat lung lungs liver pulse stomach digestion digestive brain brains sleep* asleep relax* calm calms calmed calming calmer calmly soothe* soothing sedat* unwind* mood moods inhal* intoxicat* drunk buzz buzzed tipsy virility vitality libido',
  youthAndSuccess:
    'young younger youth* success* attractive sexy seduc* manly manliness masculin* macho virile power wealth wealthy status',
  prizes:
    'best finest greatest perfect perfectly perfection perfected unbeatable unbeaten unmatched unrivaled unrivalled unsurpassed flawless ultimate masterpiece* legend legends legendary iconic world award* prize prizes prizewinning medal medals trophy trophies gold won wins winner winners winning critic critics reviewer reviewers acclaim* renowned celebrated rating ratings guarantee*',
  money:
    'price prices priced pricey cost costs costly cheap cheaper cheaply expensive afford* bargain* discount* money dollar dollars euro euros cents buy buys bought order* coupon* subscribe click',
  more: 'refill* daily nightly',
  machine: 'ai chatbot prompt instruction instructions',
}

const amounts =
  'another|second|third|fourth|next|extra|further|additional|more|few|several|double|two|three|four|five|six|seven|eight|nine|ten|[2-9]|10'
const servings =
  'glass|glasses|measure|measures|pour|pours|round|rounds|drink|drinks|cigar|cigars|bottle|bottles|dram|drams|shot|shots|helping|helpings|serving|servings'
/** Between an amount and a serving these mean something else: "two ounces in a glass", "the second third of the cigar". */
const notASecondServing =
  'the|a|an|your|this|that|its|my|in|into|and|or|with|by|beside|at|on|for|from|together|third|thirds|oz|ounces?|inch|inches|minutes?|hours?|fingers?|parts?|points?'
const counted = '(?:two|three|four|five|six|several|few|more|[2-9])'

/** Forbidden phrases, matched against words padded with spaces. */
export const forbiddenPatterns: readonly RegExp[] = [
  new RegExp(
    ` (?<!(?:first|second|third|last|final|middle|each|every) )(?:${amounts})(?: (?!(?:${notASecondServing}) )\\S+){0,3} (?:${servings}) `,
    'g',
  ),
  new RegExp(` (?:${servings}) or (?:two|three|more) `, 'g'),
  new RegExp(
    ` (?:smoke|have|pour|drink|light|take|enjoy|try|finish) (?:a )?${counted} of (?:these|them|those) `,
    'g',
  ),
  / (?:every|each|per) (?:day|night|evening|morning|week) /g,
  / (?:it|them|these|those|one|two|three|once|twice|cigar|glass|pour|dram) a (?:day|night|week|evening) /g,
  / (?:make|makes|making) (?:you|him|her|them|us) /g,
  / (?:fill|pour)(?: \S+){0,2} again /g,
  / (?:larger|bigger|fuller|stiffer) (?:measure|pour|glass|dram|drink) /g,
  / keep (?:the|your|that|a) (?:bottle|glass|decanter) (?:close|near|nearby|at|within|full|filled|open|handy) /g,
  / (?:drink (?:up|more|deep|deeply)|smoke more|light up another|(?:light|pour|have)(?: yourself)? another|keep (?:drinking|pouring|smoking)|top (?:it|up)) /g,
  / (?:blood pressure|live longer|(?:good|better) for (?:you|your|the)|(?:do|does) (?:you|your|the)(?: \S+)? good|risk free) /g,
  / (?:aid|aids|help|helps|ease|eases|settle|settles|clear|clears) (?:your |the )?(?:mind|head|body) /g,
  / (?:number (?:one|1)|top rated|world class|must have|second to none|without equal) /g,
  / real (?:men|man|women|woman|gentlemen|gentleman) /g,
  / (?:language model|i cannot|i cant|i can t|im sorry|visit (?:us|our)) /g,
]
