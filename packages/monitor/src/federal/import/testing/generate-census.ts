/**
 * Census files in both federal formats, with invented carriers: for tests, journeys in a browser, and the benchmark.
 *
 * The same parameters give the same text on every machine.
 */
export interface CensusParams {
  readonly kind: 'sms' | 'company'
  readonly rows: number
  /** DOT number of the first carrier; the others count up from it. Default 90000001, which no register has reached. */
  readonly firstDot?: number
  /** `mangled` is what a spreadsheet tool leaves behind: `1.0`, `False`. */
  readonly style?: 'published' | 'mangled'
}

const SMS_HEADER =
  'dot_number,legal_name,dba_name,carrier_operation,hm_flag,pc_flag,phy_street,phy_city,phy_state,phy_zip,phy_country,mailing_street,mailing_city,mailing_state,mailing_zip,mailing_country,telephone,email_address,mcs150_date,mcs150_mileage,mcs150_mileage_year,add_date,oic_state,nbr_power_unit,driver_total,recent_mileage,recent_mileage_year,vmt_source_id,private_only,authorized_for_hire,exempt_for_hire,private_property,private_passenger_business,private_passenger_nonbusiness,migrant,us_mail,federal_government,state_government,local_government,indian_tribe,op_other,fax'

const EQUIPMENT = ['OWN', 'TRM', 'TRP'].flatMap(prefix =>
  [
    'TRUCK',
    'TRACT',
    'TRAIL',
    'COACH',
    'SCHOOL_1_8',
    'SCHOOL_9_15',
    'SCHOOL_16',
    'BUS_16',
    'VAN_1_8',
    'VAN_9_15',
  ].map(kind => `${prefix}${kind}`),
)
const COMPANY_HEADER = `MCS150_DATE,ADD_DATE,STATUS_CODE,DOT_NUMBER,DUN_BRADSTREET_NO,PHY_OMC_REGION,SAFETY_INV_TERR,CARRIER_OPERATION,BUSINESS_ORG_ID,MCS150_MILEAGE,MCS150_MILEAGE_YEAR,MCS151_MILEAGE,TOTAL_CARS,MCS150_UPDATE_CODE_ID,PRIOR_REVOKE_FLAG,PRIOR_REVOKE_DOT_NUMBER,PHONE,FAX,CELL_PHONE,COMPANY_OFFICER_1,COMPANY_OFFICER_2,BUSINESS_ORG_DESC,TRUCK_UNITS,POWER_UNITS,BUS_UNITS,FLEETSIZE,REVIEW_ID,RECORDABLE_CRASH_RATE,MAIL_NATIONALITY_INDICATOR,PHY_NATIONALITY_INDICATOR,PHY_BARRIO,MAIL_BARRIO,CARSHIP,DOCKET1PREFIX,DOCKET1,DOCKET2PREFIX,DOCKET2,DOCKET3PREFIX,DOCKET3,POINTNUM,TOTAL_INTRASTATE_DRIVERS,MCSIPSTEP,MCSIPDATE,HM_Ind,INTERSTATE_BEYOND_100_MILES,INTERSTATE_WITHIN_100_MILES,INTRASTATE_BEYOND_100_MILES,INTRASTATE_WITHIN_100_MILES,TOTAL_CDL,TOTAL_DRIVERS,AVG_DRIVERS_LEASED_PER_MONTH,CLASSDEF,LEGAL_NAME,DBA_NAME,PHY_STREET,PHY_CITY,PHY_COUNTRY,PHY_STATE,PHY_ZIP,PHY_CNTY,CARRIER_MAILING_STREET,CARRIER_MAILING_STATE,CARRIER_MAILING_CITY,CARRIER_MAILING_COUNTRY,CARRIER_MAILING_ZIP,CARRIER_MAILING_CNTY,CARRIER_MAILING_UND_DATE,DRIVER_INTER_TOTAL,EMAIL_ADDRESS,REVIEW_TYPE,REVIEW_DATE,SAFETY_RATING,SAFETY_RATING_DATE,UNDELIV_PHY,CRGO_GENFREIGHT,CRGO_HOUSEHOLD,CRGO_METALSHEET,CRGO_MOTOVEH,CRGO_DRIVETOW,CRGO_LOGPOLE,CRGO_BLDGMAT,CRGO_MOBILEHOME,CRGO_MACHLRG,CRGO_PRODUCE,CRGO_LIQGAS,CRGO_INTERMODAL,CRGO_PASSENGERS,CRGO_OILFIELD,CRGO_LIVESTOCK,CRGO_GRAINFEED,CRGO_COALCOKE,CRGO_MEAT,CRGO_GARBAGE,CRGO_USMAIL,CRGO_CHEM,CRGO_DRYBULK,CRGO_COLDFOOD,CRGO_BEVERAGES,CRGO_PAPERPROD,CRGO_UTILITY,CRGO_FARMSUPP,CRGO_CONSTRUCT,CRGO_WATERWELL,CRGO_CARGOOTHR,CRGO_CARGOOTHR_DESC,${EQUIPMENT.join(',')},DOCKET1_STATUS_CODE,DOCKET2_STATUS_CODE,DOCKET3_STATUS_CODE`

export const CENSUS_HEADERS = { sms: SMS_HEADER, company: COMPANY_HEADER }

const FIRST =
  'AMBER BIRCH COPPER DELTA EAGLE FALCON GRANITE HARBOR IRON JUNIPER KESTREL LANTERN MESA NORTHLAKE OTTER PRAIRIE QUARRY RIDGE SUMMIT TIMBER'.split(
    ' ',
  )
const SECOND =
  'ARROW BASIN CANYON DUNE ELM FORK GROVE HOLLOW ISLE JETTY KNOLL LOOP MEADOW NOTCH ORCHARD PASS'.split(' ')
const TRADE = 'FREIGHT,TRUCKING,TRANSPORT,HAULING,LOGISTICS,CARRIERS,EXPRESS'.split(',')
const FORM = 'LLC,INC,CORP,CO'.split(',')
const PLACES = [
  ['DALLAS', 'TX', '75201', 'US'],
  ['MEDFORD', 'NJ', '08055', 'US'],
  ['PONCE', 'PR', '00730', 'US'],
  ['OMAHA', 'NE', '681021234', 'US'],
  ['FRESNO', 'CA', '93721-2209', 'US'],
  ['QUEBEC', 'PQ', 'G1R 4P5', 'CA'],
  ['HAMILTON', 'ON', 'L8H 3K9', 'CA'],
  ['MONTERREY', 'NL', '64000', 'MX'],
] as const
const MONTHS = 'JAN,FEB,MAR,APR,MAY,JUN,JUL,AUG,SEP,OCT,NOV,DEC'.split(',')
const CLASSES = [
  'AUTHORIZED FOR HIRE',
  'AUTHORIZED FOR HIRE;EXEMPT FOR HIRE',
  'PRIVATE(PROPERTY)',
  'AUTHORIZED FOR HIRE;U.S. MAIL',
]

const two = (value: number) => String(value).padStart(2, '0')
const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T

/** A deterministic spread: a multiplicative hash, 0 to 2 ** 32. */
const scatter = (number: number, salt: number) => Math.imul(number ^ (salt * 0x9e3779b1), 0x85ebca6b) >>> 0

/** The number of the docket that the invented carrier with this DOT number has, if it has one. */
export const inventedDocket = (dot: number): string => String(scatter(dot, 8) % 9_000_000)

/** The name of the invented carrier with this DOT number; the same in both formats. */
export const inventedName = (dot: number): string => {
  const seed = scatter(dot, 1)
  return `${pick(FIRST, seed)} ${pick(SECOND, seed >>> 5)} ${pick(TRADE, seed >>> 10)} ${dot} ${pick(FORM, seed >>> 14)}`
}

/** A number that the plan allows, of the area code 555, which no one has. */
const inventedPhone = (seed: number) =>
  `555${2 + (seed % 8)}${2 + ((seed >>> 3) % 3)}${(seed >>> 5) % 10}${String((seed >>> 9) % 10_000).padStart(4, '0')}`

const factsOf = (dot: number) => {
  const seed = scatter(dot, 2)
  const [city, state, zip, country] = pick(PLACES, seed)
  return {
    city,
    state,
    zip,
    country,
    street: `${1 + (seed % 9_999)} ${pick(SECOND, seed >>> 3)} ROAD${seed % 5 === 0 ? ', SUITE 4' : ''}`,
    phone: inventedPhone(scatter(dot, 3)),
    units: scatter(dot, 4) % 60,
    drivers: scatter(dot, 5) % 80,
    mileage: 1_000 + (scatter(dot, 6) % 5_000_000),
    year: 2019 + (seed % 6),
    month: seed % 12,
    day: 1 + (seed % 28),
    added: 1995 + (scatter(dot, 7) % 30),
    hazmat: seed % 20 === 0,
    hasDba: seed % 4 === 0,
    operation: pick(['A', 'A', 'C', 'B'], seed),
    seed,
  }
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

const smsRow = (dot: number, mangled: boolean): Record<string, string> => {
  const it = factsOf(dot)
  const number = (value: number) => (mangled ? `${value}.0` : String(value))
  const flag = (value: boolean) => (mangled ? (value ? 'True' : 'False') : String(value))
  const date = (year: number) => `${two(it.day)}-${pick(MONTHS, it.month)}-${two(year % 100)}`
  const phone = `(${it.phone.slice(0, 3)}) ${it.phone.slice(3, 6)}-${it.phone.slice(6)}`
  const flags = Object.fromEntries(
    'hm_flag,pc_flag,private_only,exempt_for_hire,private_property,private_passenger_business,private_passenger_nonbusiness,migrant,us_mail,federal_government,state_government,local_government,indian_tribe'
      .split(',')
      .map(name => [name, flag(name === 'hm_flag' && it.hazmat)]),
  )
  return {
    ...flags,
    dot_number: String(dot),
    legal_name: inventedName(dot),
    dba_name: it.hasDba ? `${pick(FIRST, it.seed >>> 7)} ${pick(TRADE, it.seed)}` : '',
    carrier_operation: it.operation,
    phy_street: it.street,
    phy_city: it.city,
    phy_state: it.state,
    phy_zip: it.zip,
    phy_country: it.country,
    mailing_street: it.street,
    mailing_city: it.city,
    mailing_state: it.state,
    mailing_zip: it.zip,
    mailing_country: it.country,
    telephone: phone,
    email_address: `DISPATCH@CARRIER${dot}.EXAMPLE`,
    mcs150_date: date(it.year),
    mcs150_mileage: number(it.mileage),
    mcs150_mileage_year: number(it.year),
    add_date: date(it.added),
    oic_state: it.state,
    nbr_power_unit: number(it.units),
    driver_total: number(it.drivers),
    recent_mileage: '0',
    recent_mileage_year: '0',
    authorized_for_hire: flag(true),
    op_other: 'N',
  }
}

const companyRow = (dot: number, mangled: boolean): Record<string, string> => {
  const it = factsOf(dot)
  const number = (value: number) => (mangled ? `${value}.0` : String(value))
  const date = (year: number) => `${year}${two(it.month + 1)}${two(it.day)}`
  const place = { STREET: it.street, CITY: it.city, STATE: it.state, ZIP: it.zip, COUNTRY: it.country }
  return {
    ...Object.fromEntries(Object.entries(place).map(([name, value]) => [`PHY_${name}`, value])),
    ...Object.fromEntries(Object.entries(place).map(([name, value]) => [`CARRIER_MAILING_${name}`, value])),
    DOT_NUMBER: String(dot),
    LEGAL_NAME: inventedName(dot),
    DBA_NAME: it.hasDba ? `${pick(FIRST, it.seed >>> 7)} ${pick(TRADE, it.seed)}` : '',
    STATUS_CODE: it.seed % 9 === 0 ? 'I' : 'A',
    CARRIER_OPERATION: it.operation,
    HM_Ind: it.hazmat ? 'Y' : 'N',
    PHONE: it.phone,
    EMAIL_ADDRESS: `DISPATCH@CARRIER${dot}.EXAMPLE`,
    COMPANY_OFFICER_1: `${pick(FIRST, it.seed >>> 9)} ${pick(SECOND, it.seed >>> 11)}`,
    MCS150_DATE: `${date(it.year)} 0000`,
    ADD_DATE: date(it.added),
    MCS150_MILEAGE: number(it.mileage),
    MCS150_MILEAGE_YEAR: number(it.year),
    POWER_UNITS: number(it.units),
    TOTAL_DRIVERS: number(it.drivers),
    CLASSDEF: pick(CLASSES, it.seed >>> 4),
    DOCKET1PREFIX: it.operation === 'A' ? 'MC' : '',
    DOCKET1: it.operation === 'A' ? inventedDocket(dot) : '',
    DOCKET1_STATUS_CODE: it.operation === 'A' ? 'A' : '',
    SAFETY_RATING: it.seed % 10 === 0 ? 'S' : '',
    SAFETY_RATING_DATE: it.seed % 10 === 0 ? date(it.year) : '',
    CRGO_GENFREIGHT: it.seed % 2 === 0 ? 'X' : '',
    CRGO_COLDFOOD: it.seed % 3 === 0 ? 'X' : '',
    OWNTRACT: number(it.units),
  }
}

/** The text of one row, without its line break. `changes` puts other text into its cells, by column name. */
export const censusRow = (
  params: Pick<CensusParams, 'kind' | 'style'>,
  dot: number,
  changes: Readonly<Record<string, string>> = {},
): string => {
  const cells = {
    ...(params.kind === 'sms' ? smsRow : companyRow)(dot, params.style === 'mangled'),
    ...changes,
  }
  return CENSUS_HEADERS[params.kind]
    .split(',')
    .map(name => quoted(cells[name as keyof typeof cells] ?? ''))
    .join(',')
}

/**
 * The lines of a whole file, header first, each with its line break: one at a time, so that a file can be of any size.
 */
export function* censusLines(params: CensusParams): Generator<string> {
  yield `${CENSUS_HEADERS[params.kind]}\n`
  const first = params.firstDot ?? 90_000_001
  for (let row = 0; row < params.rows; row += 1) yield `${censusRow(params, first + row)}\n`
}
