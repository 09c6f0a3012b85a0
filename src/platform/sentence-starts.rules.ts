const starters =
  'a an the this that these those it its he she they we you i his her their our my your what which who when where why how there here is are was were do does did can will would should if as at in on of for from to with by about after before both each every all some most many few one two three no not so but and or yes then once while because although though since only also even still keep let pour light cut take use try wait ask smoke store put leave buy go see look'.split(
    ' ',
  )

/** Opening marks, and those of Markdown, in front of the first word. */
const opening = /^[\s"'“‘«([*_`~#>-]*/

/** The character with which a text begins, marks left out. */
export function firstCharacter(text: string): string {
  return text.replace(opening, '').charAt(0)
}

/** Whether a text begins like a sentence: not after an initial, whose next word is a name. */
export function startsLikeSentence(text: string): boolean {
  // A word at the end of a text that is still arriving may go on.
  const [, word = ''] = /^([\p{L}]+)(?=[^\p{L}.])/u.exec(text.replace(opening, '')) ?? []
  return /^\p{Lu}/u.test(word) && starters.includes(word.toLowerCase())
}
