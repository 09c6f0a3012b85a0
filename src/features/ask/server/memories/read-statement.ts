import { avoidedDrinks } from './avoided-drinks.ts'

/** What one clause says about the member for good. */
export interface Statement {
  subject: string
  /** Undefined takes back what was told before. */
  value: string | undefined
  /** Takes back only one of these. */
  contradicts?: readonly string[]
}

/**
 * A whole clause, in lower case and with plain apostrophes, beginning with `i`. Whatever stands beside the known words
 * makes it something else: a condition, an evening, another person.
 */
export function readStatement(clause: string): readonly Statement[] {
  for (const read of readers) {
    const found = read(clause)
    if (found.length > 0) return found
  }
  return []
}

const am = "i(?: a|')?m"
const surely =
  '(?:(?:really|absolutely|just|simply|honestly|personally|truly|actually|strongly|myself|generally) )*'
const end =
  '(?: (?:at all|any ?more|any longer|in general|whatsoever|ever|period|though|by the way|btw|sorry|please|thanks|you know|and never (?:have|did|will)))*$'
/** Behind a negation `just` and `only` would turn it around. */
const hardly = '(?:(?:really|much|particularly|ever) )?'
const dont = "(?:don'?t|do not|never)"
const cannot = "(?:can'?t|cannot|can not)"
const dislike = [
  `i ${surely}${dont} ${hardly}(?:like|enjoy|care for)`,
  `i ${surely}${cannot} ${hardly}(?:stand|bear)`,
  `i ${surely}(?:hate|detest|loathe|dislike|despise)`,
  `${am} ${surely}not ${hardly}(?:a (?:big |huge |great )?fan of|into|fond of|keen on)`,
].join('|')
const neverDrink = `i ${surely}(?:${dont} ${hardly}|no longer )(?:drink|touch)`
const like = [
  `i ${surely}(?:(?:do|now|also|have come to) )*(?:like|love|enjoy)`,
  `i'?ve come to (?:like|love|enjoy)`,
  `i ${surely}(?:${dont}|no longer) ${hardly}(?:mind|hate|dislike|detest)`,
  `${am} ${surely}(?:now )?(?:a (?:big )?fan of|into|fond of)`,
].join('|')
const again =
  '(?: (?:again|now|nowadays|after all|these days|any ?more|any longer|too|though|by the way|btw))*$'

type Reader = (clause: string) => readonly Statement[]

const told =
  (subject: string, value: string): Reader =>
  () => [{ subject, value }]
const takenBack =
  (subject: string, contradicts?: readonly string[]): Reader =>
  () => [{ subject, value: undefined, ...(contradicts && { contradicts }) }]
const whole =
  (pattern: string, read: Reader): Reader =>
  clause =>
    new RegExp(`^(?:${pattern})`).test(clause) ? read(clause) : []

const alcohol =
  '(?:any )?(?:alcohol|booze|alcoholic (?:drinks|beverages)|anything (?:alcoholic|with alcohol(?: in it)?))'
const forYears = String.raw`(?: (?:for (?:good|(?:about |over |more than )?(?:a|\w+) (?:years?|months?|decades?)(?: now)?)|(?:\w+|a few|a couple of) (?:years?|months?|decades?) ago|since \d{4}|in \d{4}|last year|long ago|years ago))?`
const soft = '(?:non-?alcoholic|alcohol-?free|soft) (?:drinks|ones|beverages)|mocktails'
const full = '(?:strong|full|full-? ?bodied|powerful|heavy|bold)'
const mild = '(?:mild|mild-? ?bodied|light|light-? ?bodied|mellow)'
const medium = '(?:medium|medium-? ?bodied)'
const cigars = '(?:cigars?|smokes|sticks)'
const only =
  '(?:only|always|exclusively) (?:ever )?(?:smoke|like|enjoy)|(?:smoke|like|enjoy) only|(?:smoke|like) nothing but|prefer'
const avoid = `${dislike}|i ${surely}(?:${dont} (?:smoke|do)|avoid|${cannot} (?:handle|take|do))`

const strengthReaders: readonly Reader[] = [
  whole(`i ${surely}(?:${only}) ${mild} ${cigars}${end}`, told('cigar strength', 'mild')),
  whole(`i ${surely}(?:${only}) ${medium} ${cigars}${end}`, told('cigar strength', 'medium')),
  whole(`i ${surely}(?:${only}) ${full} ${cigars}${end}`, told('cigar strength', 'full')),
  whole(`(?:${avoid}) (?:too |very |really )?${full} ${cigars}${end}`, told('cigar strength', 'not full')),
  whole(`(?:${avoid}) (?:too |very |really )?${mild} ${cigars}${end}`, told('cigar strength', 'not mild')),
  whole(`(?:${like}) ${full} ${cigars}${again}`, takenBack('cigar strength', ['mild', 'not full', 'medium'])),
  whole(`(?:${like}) ${mild} ${cigars}${again}`, takenBack('cigar strength', ['full', 'not mild', 'medium'])),
  whole(
    `i (?:now )?(?:smoke|like|enjoy) (?:cigars of )?(?:any|every|all) strengths?${again}`,
    takenBack('cigar strength'),
  ),
]

const readers: readonly Reader[] = [
  whole(`i ${surely}(?:${dont} ${hardly}|no longer )drink${end}`, told('alcohol', 'none')),
  whole(`${neverDrink} ${alcohol}${end}`, told('alcohol', 'none')),
  whole(
    `i ${surely}(?:quit|stopped|gave up) (?:drinking(?: ${alcohol})?|${alcohol})${forYears}${end}`,
    told('alcohol', 'none'),
  ),
  whole(`${am} (?:a )?(?:lifelong )?(?:teetotal(?:l?er)?|non-?drinker)${end}`, told('alcohol', 'none')),
  whole(`i(?: ha|')?ve been (?:sober|teetotal)${forYears.slice(0, -1)}${end}`, told('alcohol', 'none')),
  whole(`i (?:only|always) drink (?:${soft})${end}`, told('alcohol', 'none')),
  whole(`i ${surely}(?:do |now )*drink alcohol${again}`, takenBack('alcohol')),
  whole(`i (?:(?:have )?started drinking|drink)(?: alcohol)? again${again}`, takenBack('alcohol')),
  whole(`${am} (?:back to )?drinking (?:alcohol )?again${again}`, takenBack('alcohol')),
  ...strengthReaders,
  readMinutes,
  whole(
    `i (?:now )?have (?:plenty of|all the|enough|more) time (?:in the evenings?|at night)${again}`,
    takenBack('minutes'),
  ),
  whole(`i (?:don'?t|do not) have a sweet tooth${end}`, told('drinks sweet', 'avoided')),
  readAvoided,
]

const number = String.raw`(?:(?<digits>\d{2,3}) ?(?:minutes?|mins?)|(?<half>half an hour|a half hour)|(?<hour>an hour|one hour|1 hour)|(?<quarters>three quarters of an hour))`
const everyEvening =
  '(?: (?:for a (?:cigar|smoke)|to smoke|in the evenings?|at night|every (?:evening|night)|each (?:evening|night)|most (?:evenings|nights)))+'
const haveTime = new RegExp(
  `^i (?:only|usually|normally|never|always|typically)? ?(?:ever )?have (?:only |just |at most |no more than |more than |about |around |maybe )*${number}${everyEvening}${end}`,
)
const isEvery = /in the evenings?|at night|(?:every|each) (?:evening|night)|most (?:evenings|nights)/

/** `i only have 30 minutes in the evening`; without the evening it may be now. */
function readMinutes(clause: string): readonly Statement[] {
  const groups = haveTime.exec(clause)?.groups
  if (!groups || !isEvery.test(clause)) return []
  const { digits, half, hour } = groups
  const minutes = digits ? Number(digits) : half ? 30 : hour ? 60 : 45
  return minutes >= 15 && minutes <= 240 ? [{ subject: 'minutes', value: String(minutes) }] : []
}

/** `i can't stand smoky or sweet drinks`: each of them has to be known. */
function readAvoided(clause: string): readonly Statement[] {
  const avoided = listAfter(`(?:${dislike}|${neverDrink})`, end, clause)
  if (avoided.length > 0) return avoided.map(subject => ({ subject, value: 'avoided' }))
  return listAfter(`(?:${like})`, again, clause).map(subject => ({ subject, value: undefined }))
}

function listAfter(verb: string, rest: string, clause: string): readonly string[] {
  const list = new RegExp(`^${verb} (.+?)${rest}`).exec(clause)?.[1]
  if (list === undefined) return []
  const subjects = list
    .split(/,? (?:and|or|nor) /)
    .map(part => avoidedDrinks.find(({ said }) => said.test(part))?.subject)
  return subjects.every(subject => subject !== undefined) ? [...new Set(subjects)] : []
}
