import type { Lexicon } from './lexicon.rules.ts'

const cigars = {
  andrés: 'ahndress',
  belicoso: 'belly coso',
  capa: 'kahpa',
  capote: 'kahpotay',
  corojo: 'coroho',
  corona: 'corohna',
  criollo: 'kree oyo',
  culebra: 'coolaybra',
  figurado: 'figgurahdo',
  Habano: 'ahbahno',
  jalapeño: 'hahla pen yo',
  lancero: 'lahn sairo',
  ligero: 'lee hairo',
  maduro: 'mahdooro',
  'medio tiempo': 'maydeeo tyempo',
  oscuro: 'oh skooro',
  parejo: 'parayho',
  pirámide: 'peerahmeeday',
  puro: 'pooro',
  robusto: 'roboosto',
  seco: 'secko',
  torcedor: 'torsaydor',
  torcedores: 'torsaydoress',
  tripa: 'treepa',
  viso: 'veeso',
  vitola: 'vee tola',
  volado: 'volahdo',
}

const places = {
  Cibao: 'see bow',
  Condega: 'condayga',
  Copán: 'copahn',
  Estelí: 'estelly',
  Islay: 'eye luh',
  Jalapa: 'hahlahpa',
  Jamastrán: 'hahmahstrahn',
  Ometepe: 'ometteppay',
  'Pinar del Río': 'peenar del ree oh',
  Speyside: 'spay side',
  'Vuelta Abajo': 'vwelta ahbah ho',
}

const makers = {
  Allones: 'ah yo ness',
  'Arturo Fuente': 'Artooro Fwentay',
  Bolívar: 'boleevar',
  Cohiba: 'co heeba',
  Cojonú: 'co ho noo',
  Fuente: 'Fwentay',
  Hoyo: 'oyo',
  'Joya de Nicaragua': 'hoya day nicaragua',
  Larrañaga: 'larrahn yahga',
  'Liga Privada': 'leega preevahda',
  Oliva: 'oh leeva',
  Padrón: 'pah drone',
  Partagás: 'partagahs',
  Pepín: 'peppeen',
  Quesada: 'kay sahda',
  Ramón: 'rah mone',
  'Romeo y Julieta': 'romeo ee hoolyetta',
  Tatuaje: 'tatwah hay',
  Toraño: 'torahn yo',
}

const spirits = {
  "a'bunadh": 'a boona',
  Aberlour: 'abber lower',
  añejo: 'ahn yay ho',
  Armagnac: 'arman yack',
  Auchentoshan: 'ocken toshan',
  Balvenie: 'bal venny',
  Bowmore: 'buh more',
  Bruichladdich: 'brook laddie',
  Bunnahabhain: 'boona havven',
  Calvados: 'calva dose',
  'Caol Ila': 'cull eela',
  Clynelish: 'kline leesh',
  cognac: 'cone yack',
  Cointreau: 'kwahn tro',
  Courvoisier: 'core vwah zyay',
  Craigellachie: 'cray gellackie',
  Diplomático: 'diplomahtico',
  Edradour: 'edra dower',
  Espadín: 'espahdeen',
  Glenfiddich: 'glen fiddick',
  Glenmorangie: 'glen morranjee',
  Herradura: 'erradoora',
  Jägermeister: 'yaygermeister',
  joven: 'ho ven',
  Kilchoman: 'kill homan',
  Lagavulin: 'lagga voolin',
  Laphroaig: 'la froyg',
  mezcal: 'mess kahl',
  Oban: 'oh bin',
  reposado: 'reppo sahdo',
  Rémy: 'remmy',
  tobalá: 'tobahlah',
}

const wines = {
  Albariño: 'alba reenyo',
  Amontillado: 'ahmontee yahdo',
  Banyuls: 'bahn yools',
  Château: 'shatoe',
  Fino: 'feeno',
  Gewürztraminer: 'guh vurts trameener',
  Madeira: 'madeera',
  Manzanilla: 'mahnza neeya',
  Sauternes: 'so tairn',
  Tokaji: 'toke eye',
  Ximénez: 'heemeness',
}

/** Lines for help, which are said digit by digit. */
const telephones = { 911: 'nine one one', 988: 'nine eight eight' }

/** A `patron` is a guest. */
const exact: Lexicon = [{ written: 'Patrón', spoken: 'pah trone', isExact: true }]

/** Respellings for American English voices, which read them as words of their own language. */
export const defaultLexicon: Lexicon = [
  ...exact,
  ...Object.entries({ ...cigars, ...places, ...makers, ...spirits, ...wines, ...telephones }).map(
    ([written, spoken]) => ({ written, spoken }),
  ),
]
