import { padWords, tokenizeWords } from './narration-tokens.rules.ts'

const matchNouns = 'match|pair|pairing|fit|compromise|couple|company|combination|partner|partners|score'
const judging =
  'poor|bad|weak|wrong|terrible|awful|horrible|lousy|dull|sad|mediocre|failed|close|good|fair|honest|great|fine|strong|decent|solid|excellent|superb|ideal|nice|right|better|worse|odd|strange|unlikely|high|low|top|full'
const judgment = new RegExp(` (?:${judging}) (?:${matchNouns}) `, 'g')

const fitting =
  'suit|suits|suited|match|matches|matched|fit|fits|fitting|belong|belongs|work|works|agree|agrees|pair|pairs|meet|meets|share|shares|like|likes|along|together|common|friends|right|help|helps|go|goes'
const negation =
  'not|never|no|dont|doesnt|didnt|isnt|arent|wont|wouldnt|cant|cannot|hardly|barely|nothing|neither|nor|without'
/** `do not match at all`, `nothing in common`, `never belong together`. */
const deniedFit = new RegExp(` (?:${negation})(?: \\S+){0,4} (?:${fitting}) `, 'g')

/** Words that say of the pair what no advice of ours says. */
const conflict =
  /^(?:clash|fight|quarrel|ruin|spoil|kill|drown|waste|hate|mismatch|unsuit|incompatibl|wors|terribl|awful|horribl|disgust|nasty|foul|rancid|stale|mistak|regret|disappoint|bor)/

/** Whether the sentence judges the pair otherwise than the facts (`line`: all their words, padded with spaces). */
export function contradictsMatch(sentence: string, line: string): boolean {
  const words = tokenizeWords(sentence).map(({ plain }) => plain)
  const said = padWords(words)
  const isUnsaid = (phrase: string) => !line.includes(` ${phrase.trim()} `)
  return (
    [...said.matchAll(judgment), ...said.matchAll(deniedFit)].some(([phrase]) => isUnsaid(phrase)) ||
    words.some(word => conflict.test(word) && isUnsaid(word))
  )
}
