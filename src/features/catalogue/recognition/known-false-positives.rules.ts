/** People, places, works and idioms that contain a name from the catalogue. No full name of a cigar contains one of them. */
export const falsePositives: readonly string[] = [
  'simon bolivar; ciudad bolivar; bolivar missouri; bolivar peninsula; ashton kutcher; ashton villa; ashton under lyne',
  'rocky balboa; rocky marciano; rocky mountain; rocky mountains; rocky road; rocky horror; hector camacho; macho camacho',
  'arturo toscanini; arturo gatti; johnny cash; olivia rodrigo; oliver twist; oliver stone; vin diesel; winston salem',
  'cain and abel; abel and cain; antony and cleopatra; mark antony; don quixote; don quijote; punch and judy; king arthur',
  'romeo must die; el rey leon; trinidad and tobago; trinidad tobago; san cristobal venezuela; plasencia spain',
  'montecristo island; count of montecristo; count of monte cristo; aurora borealis; aurora colorado springs',
  'punch bowl; punch line; punch him; punch her; hole punch; acid rain; acid house; acid reflux; acid test',
  'diesel fuel; diesel price; diesel prices; excalibur sword; sword excalibur; asylum seeker; asylum seekers; mental asylum',
  'insane asylum; baccarat rouge; baccarat crystal; baccarat table; play baccarat; foundation makeup; foundation series',
  'warped tour; warped wood; ave maria schubert; davidoff cool water; gurkha knife; gurkha soldier; gurkha soldiers',
  'crowned heads of; avo toast; flor de cana; buen viaje; viaje al; viaje en; tatuaje de; blackbird beatles',
  'my father is; my father was; my father and; my father has; my father had; my fathers; pardon me; pardon my; pardon us',
  'your pardon; last call for; last call at; last calls; get a tattoo; got a tattoo; new tattoo; my tattoo; tattoos',
  'tattoo shop; tattoo shops; tattoo artist; tattoo parlor; tattoo studio; tattoo removal; tattoo ideas; dragon tattoo',
  'on the edge; edge of; cutting edge; opus dei; magnum opus; hit and run accident; hit and run driver; standard time',
  'a short story; short story about; short story contest; freedom of; acid and base; work of art museum; hamlet by',
].flatMap(phrases => phrases.split('; '))

/** `Who was`, in several languages. */
const questionAboutPerson =
  /^(?:whos|(?:who|wer|quien|qui|chi|quem) (?:is|was|were|ist|war|es|era|fue|est|etait|foi)) /

export function isKnownFalsePositive(words: readonly string[]): boolean {
  const text = ` ${words.join(' ')} `
  return (
    questionAboutPerson.test(text.slice(1)) || falsePositives.some(phrase => text.includes(` ${phrase} `))
  )
}
