import { leafCountryAndStrengthWords } from './leaf-words.rules.ts'

/** Words around a name that do not help to identify the cigar, by language. */
const stopWordsByLanguage = {
  english:
    'a an the of with and or for to in on at by is it its am are was were be been being do does did done dont will would wont should could can cant cannot may might must shall lets let just now then than so too also very really quite maybe perhaps if when while after before during since until again still yet already not yes ok okay hi hey hello howdy dear thanks thank please pls cheers sorry my me mine i im ive id ill we us our you your youre ur he his she her they them their this that these those there here some any all both each every other another more most much many few lot lots bit little what whats which who whom whose where why how hows anything something nothing everything have has had having got get gets getting want wanted wants need needs like likes liked love loved loves enjoy enjoys enjoyed enjoying looking look looks see seen think thinking thought thoughts know knows known try tried trying give gave given giving take took taken taking make made makes making go goes going gone come came comes find found buy bought picked pick grab grabbed bring brought keep kept say says said tell told ask asked help recommend recommended recommends recommendation recommendations suggest suggested suggestion suggestions advice match matches matching pair pairs paired pairing pairings idea ideas drink drinks drinking sip sipping pour poured drop smoke smokes smoked smoking light lit lighting lighted hand holding puff puffing stogie stogies cigar cigars cigarillo cigarillos cigarette tobacco box boxes stick sticks pack packs band tonight today yesterday tomorrow morning evening night afternoon weekend dinner lunch breakfast birthday wedding friend friends buddy buddies guy guys wife husband dad uncle boss humidor lounge shop store patio porch good great best better nice favorite favourite perfect new old well about from into out up off over under through without ones goes right left next last time times day days week weeks year years ago actually currently usually around kinda sorta gonna wanna whatever called named name brand kind type sort',
  german:
    'ich du er sie es wir ihr mich mir dich dir uns euch der die das den dem des ein eine einen einem einer eines und oder aber mit zu zum zur von vom bei fur auf an am im ins aus nach uber unter vor ist sind war bin bist seid habe hab hast hat haben hatte rauche rauchen raucht geraucht gerade jetzt heute abend gestern morgen was welcher welche welches welchen wie wo wer passt passen dazu dabei trinke trinken trinkt getrank empfiehlst empfehlen empfehlung bitte danke gern gerne mochte wurde kann konnen soll sollte noch schon auch nur sehr gut gute guten meine mein meinen zigarre zigarren schachtel kiste eben mal geschenkt bekommen gekauft',
  spanish:
    'yo tu el ella nosotros usted ustedes ellos mi mis su sus me te se lo la los las un una unos unas y pero con sin de del al a para por en que cual cuales como donde quien es son soy estoy esta estas estan estamos era fumo fumando fumar fume fumarme hoy ahora noche manana ayer tengo tiene tienes quiero quisiera puedo puede va van bien bebo beber bebida bebidas tomar tomo recomiendas recomienda recomiendan recomendacion recomendar combina combinar maridaje marida maridar acompanar acompana gracias favor hola puro puros cigarro cigarros caja mas muy este esto ese eso algo',
  french:
    'je tu il elle on nous vous ils elles me te se le la les un une des du de et ou mais avec sans pour par sur dans en au aux ce cet cette ces mon ma mes ton ta que quel quelle quels quelles quoi qui comment est suis sont ai as avons fume fumer fumant soir ce-soir aujourdhui maintenant boire bois boisson accord accompagner accompagne conseillez conseilles recommandez va bien merci bonjour bonsoir svp plait cigare cigares boite voudrais veux aimerais',
  italian:
    'io tu lui lei noi voi mi ti si ci il lo la i gli le un uno una ma con senza di del della dei da dal in nel per su che cosa quale quali come dove chi sono sto stai sta fumo fumando fumare fumato stasera oggi adesso ora bere bevo bevanda consigli consiglia consigliate abbinare abbino abbinamento vorrei ho hai ha grazie ciao bene sigaro sigari scatola questo questa',
  portuguese:
    'eu tu ele ela voce nos me te se a os as um uma ou mas com sem de do da dos das no na nos nas ao para por que qual quais como onde quem sou estou esta estao fumando fumar fumo hoje agora noite beber bebo bebida combina combinar recomenda recomendam harmoniza harmonizar quero gostaria tenho tem obrigado ola bem charuto charutos caixa',
  dutch:
    'ik jij je hij zij wij we het een de en of maar met zonder van voor naar op in bij is zijn ben heb hebt heeft rook roken gerookt nu vanavond vandaag wat welke hoe past passen daarbij erbij drink drinken drankje aanraden graag dank sigaar sigaren deze dit',
  nordic:
    'jag du han hon vi ni de mig dig en ett och eller men med utan till for pa i av ar har roker roka nu ikvall idag vad vilken passar drycka dricka dryck rekommenderar tack cigarr cigarrer jeg ryger royker hvad hva passer til drikke anbefaler takk tak sigar',
  polish:
    'ja ty on ona my wy sie i lub ale ze bez do na we od po jest sa mam masz pale palic teraz dzis wieczorem co jaki jaka jakie pasuje pasowac pic napic polecasz polecacie dziekuje prosze cygaro cygara tego tym',
}
export const stopWords: ReadonlySet<string> = new Set(
  Object.values(stopWordsByLanguage).flatMap(words => words.split(/[\s-]/)),
)

const sizes =
  'robusto robustos toro toros churchill churchills corona coronas gorda gordas petit belicoso belicosos torpedo lancero lanceros gordo gigante gigantes perfecto figurado piramide piramides pyramid lonsdale panetela panatela grande double doble magnum short shorts'
/** Size names that every maker uses. */
export const sizeWords: ReadonlySet<string> = new Set(sizes.split(' '))
/** These and names of sizes that are rarer. */
export const sizeNames: ReadonlySet<string> = new Set([
  ...sizeWords,
  ...'rothschild rothschilds salomon salomones diadema presidente presidentes culebra petite'.split(' '),
])
const cutsAndPacking =
  'tubo tubos tube tubes natural box pressed bp cab cabinet inch inches edition edicion limited limitada exclusive release released bundle single singles tin jar sampler ring gauge rg mm cm le el size reserve wrapper blend label series serie vitola ct'
const drinksAndFlavors =
  'tea rum ron rhum coffee espresso cortado cappuccino latte champagne whiskey whisky whiskeys scotch bourbon rye malt malts cognac armagnac brandy port sherry madeira wine wines beer beers stout cider tequila mezcal gin vodka soda water juice cocktail chocolate vanilla cherry honey cream mint cola ginger bitter sour sweet dry proof neat rocks bottle glass cask barrel strength aged year vintage'
export const drinkWords: ReadonlySet<string> = new Set(drinksAndFlavors.split(' '))
/** Count a little when they match and cost nothing when they do not. */
export const weakWords: ReadonlySet<string> = new Set(
  `${sizes} ${cutsAndPacking} ${drinksAndFlavors}`.split(' '),
)

/** Names of lines that also have an everyday meaning. */
const lineNamesWithOtherMeaning = [
  'summer winter spring autumn gold golden silver bronze diamond emerald ruby sapphire crystal black white red blue green brown pink purple orange yellow grey gray',
  'rock classic classico clasico original special select small batch rare fine open number first second king kings queen queens prince duke lord royal royale grand gran reserva super big mini club private premium signature heritage legacy',
  'plus minus open closed hot cold dog cat dead alive man men woman boy girl baby house home city park street road world country star stars moon sun sky sea ocean water fire air earth life live love long short story music game war peace father mother sister brother family hand heart eye head face',
  'apple grape egg lemon orange peach berry sugar spice pepper salt bread toast cake coffee café latte macchiato mocha burgundy blanc rouge noir rosso bianco nero grenadine sarsaparilla smoothie diplomatico fortaleza',
  'general captain doctor professor judge judges boss chief bill friday saturday sunday monday january february march april may june july august september october november december',
  'french german spanish italian russian american english british irish scottish japanese chinese indian brazil mexico florida california texas york london paris havana habana santiago trinidad',
].join(' ')
/** Each is part of a line's name, but none identifies a cigar by itself. */
export const commonWords: ReadonlySet<string> = new Set([
  ...stopWords,
  ...weakWords,
  ...leafCountryAndStrengthWords,
  ...lineNamesWithOtherMeaning.split(' '),
])
