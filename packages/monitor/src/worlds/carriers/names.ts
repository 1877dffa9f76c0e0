import { FIRST_NAMES, LAST_NAMES } from '../person-names.ts'
import type { Random } from '../random.ts'

/**
 * The parts of invented carrier names. No word here is, alone or with a trade, the name of a well-known carrier.
 */
const LAND =
  `AMBER ARROYO ASPEN BADLAND BASALT BIRCH BRISTLECONE BUTTE CANYON CEDAR CLIFFSIDE COPPER COTTONWOOD
COYOTE CRIMSON DRIFTWOOD DUSTY EAGLE EMBER FALCON FERN FLINT FOXTAIL GRANITE GREYSTONE HARROW HAWTHORN HAZEL HERON
HOLLOW IRONBARK JUNIPER KESTREL LARKSPUR LIMESTONE LONESOME MAPLE MARIGOLD MESQUITE MISTY OAKHURST OCHRE OSPREY PALOMINO
PEBBLE PEREGRINE PINYON PRAIRIE QUARRY RAVEN REDROCK RIVERBEND ROADRUNNER RUSSET SABLE SAGEBRUSH SANDSTONE SILVERLEAF
SLATE SORREL SPARROW SYCAMORE TALLGRASS TAMARACK THISTLE TIMBER TUMBLEWEED UMBER VALE WALNUT WILLOW WINDROW WREN YARROW
ZEPHYR`.split(/\s+/u)

const FORM =
  `BASIN BAY BEND BLUFF BRANCH BRIDGE BROOK CREEK CROSSING DELL FALLS FERRY FIELD FLATS FORD FORK GAP
GLEN GROVE GULCH HARBOR HILL HOLLOW ISLE JUNCTION KNOLL LAKE LANDING LEDGE MEADOW MESA MILL NOTCH PASS PEAK PINES PLAINS
POINT RANGE RIDGE RIVER ROCK RUN SHORE SLOPE SPRING SUMMIT TERRACE TRACE VALLEY VIEW VISTA WASH WELLS`.split(
    /\s+/u,
  )

const COINED_START = `ARDEN BELVAR BRAM BRINDLE CALDER CORVEN DARROW DELMAR DUNWICK ELDER FALKEN FENWIN GARRO
HALVER HARKEN ISEN JORVIK KELDON KINVARA LANGMER LORRIN MARDEN MERRO NORVAN OLDMAR ORRIN PELLAM QUILL RAVENS RONDAL
SELBOR STANWIN TARN TELVAN ULMAR VANDER VARROW WENDEL WICKER YARDLEN ZANDER`.split(/\s+/u)

const COINED_END =
  `BECK BORNE BURY COMBE CROFT DALE FELL FORT GARTH GATE HOLM HURST LEIGH LOCK LUND MARCH MERE
MONT MOOR NESS RIDE SHAW STEAD THORPE VANE WATER WICK WOLD WORTH YARD`.split(/\s+/u)

const TRADE =
  `TRUCKING TRANSPORT FREIGHT HAULING LOGISTICS CARRIERS EXPRESS CARTAGE TRANSPORTATION MOTOR%LINES
FREIGHT%LINES FREIGHTWAYS TRUCK%LINES DELIVERY LEASING HEAVY%HAUL REFRIGERATED DRAYAGE FLATBED BULK%TRANSPORT ENTERPRISES
HAULERS CARGO DISPATCH TRANSIT`
    .split(/\s+/u)
    .map(trade => trade.replace('%', ' '))

const SUFFIX = ['LLC', 'LLC', 'LLC', 'INC', 'INC', 'CORP', 'CO', 'L L C', 'L.L.C.', 'INC.', 'LP', ''] as const

const SPANISH_LEAD = [
  'TRANSPORTES',
  'AUTOTRANSPORTES',
  'FLETES',
  'TRANSPORTADORA',
  'LOGÍSTICA',
  'CARGA Y ACARREOS',
] as const

const SPANISH_NAME =
  `AGUILAR ÁLAMO BARRANCA BUGAMBILIA CAÑÓN CARDENAL CEIBA CHAPARRAL COLIBRÍ CUMBRE ENCINO ESTRELLA
FRESNO GARZA%BLANCA GOLONDRINA HALCÓN HUIZACHE JACARANDA LAGUNA LECHUZA MEZQUITE NOPALERA OCOTILLO PALOMA PEÑASCO QUETZAL
RÍO%HONDO SABINO SALTILLERA TECOLOTE VENADO VIZCAÍNO ZARAPE`
    .split(/\s+/u)
    .map(name => name.replace('%', ' '))

const FRENCH_NAME =
  `BEAUCHÊNE BELLERIVE BOISCLAIR CHÂTEAUNEUF CLAIRVAL DEUX-RIVES ÉRABLIÈRE FONTBRUNE GRANDPRÉ HAUTERIVE
L'ÉPINETTE LACHUTIÈRE MARAIS-BLEU MONTFERME NEIGETTE PIERREVAL RIVEDOUCE ROCHEBRUNE SAPINIÈRE VALFORÊT`.split(
    /\s+/u,
  )

const joined = (...parts: readonly string[]) => parts.filter(part => part !== '').join(' ')

const coined = (random: Random) => random.pick(COINED_START) + random.pick(COINED_END)

/** A legal name as in a register: mostly capitals, with a legal form of its country. */
export const legalName = (random: Random, country: string, state: string): string => {
  if (country === 'MX')
    return joined(
      random.pick(SPANISH_LEAD),
      random.pick(SPANISH_NAME),
      random.pick(['SA DE CV', 'S DE RL DE CV']),
    )
  if (state === 'QC')
    return joined('TRANSPORT', random.pick(FRENCH_NAME), random.pick(['INC', 'LTÉE', 'ENR']))
  const suffix = country === 'CA' ? random.pick(['LTD', 'INC', 'CORP']) : random.pick(SUFFIX)
  const trade = random.pick(TRADE)
  const last = random.pick(LAST_NAMES).toUpperCase()
  return random.weigh([
    [45, joined(random.pick(LAND), random.pick(FORM), trade, suffix)],
    [30, joined(coined(random), trade, suffix)],
    [10, joined(random.pick(FIRST_NAMES).toUpperCase(), last)],
    [8, joined(last, '&', random.pick(['SONS', 'DAUGHTERS', 'BROTHERS', 'FAMILY']), trade, suffix)],
    [7, joined(`${last[0]} & ${random.pick(LAST_NAMES)[0]}`, random.pick(FORM), trade, suffix)],
  ])
}

/** A doing-business name, unrelated to the legal one, so that a search must check both. */
export const dbaName = (random: Random): string =>
  random.chance(0.5)
    ? joined(coined(random), random.pick(TRADE))
    : joined(random.pick(LAND), random.pick(FORM), random.pick(TRADE))

/** A similar name: one more letter, another ending, a plural. */
export const nearDuplicate = (random: Random, name: string): string =>
  random.pick([
    name.replace(/ (LLC|INC|CORP)$/u, ' CO'),
    name.replace(/ (TRUCKING|TRANSPORT|FREIGHT)\b/u, ' $1 SERVICES'),
    `${name} OF ${random.pick(['OHIO', 'TEXAS', 'IOWA'])}`,
    name.replace(/ /u, ''),
    name.replace(/S\b/u, ''),
  ])
