import type { IdentifierType } from '../../carrier/identifiers.ts'
import type { StopKind } from '../stop/load-stop.ts'

/** A column of a list that is about a stop. */
export const STOP_COLUMNS = [
  'place',
  'city',
  'state',
  'postalCode',
  'country',
  'latitude',
  'longitude',
  'starts',
  'startTime',
  'ends',
  'endTime',
  'zone',
] as const

/** A column of a list that is about the load itself. */
export type LoadColumn =
  | 'number'
  | 'status'
  | 'miles'
  | 'equipment'
  | 'commodity'
  | 'value'
  | 'rate'
  | 'team'
  | 'driverPhone'
  | 'truckUnit'
  | 'truckPlate'
  | 'truckPlateState'
  | 'truckVin'
  | 'trailerUnit'
  | 'trailerPlate'
  | 'trailerPlateState'
  | 'trailerVin'
export type StopColumn = (typeof STOP_COLUMNS)[number]

/** What a column of a list has. */
export type ListColumn =
  | { readonly of: 'load'; readonly column: LoadColumn }
  | { readonly of: 'carrier'; readonly type: IdentifierType }
  | { readonly of: StopKind; readonly column: StopColumn }

/** A heading in small letters, its signs as single blanks: "PU City/State" is "pu city state". */
const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('#', ' number ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const LOAD_HEADINGS: Readonly<Record<LoadColumn, RegExp>> = {
  number:
    /^(?:(?:external )?(?:load|shipment|order|pro|reference|ref|trip|movement)(?: (?:number|no|num|id))?|(?:number|id) of load)(?: number)?$/,
  status: /^(?:(?:load|shipment|order) )?status$/,
  miles: /^(?:(?:billable|total|loaded|practical|bill) )?(?:miles|mileage|distance)(?: total| mi)?$/,
  equipment: /^(?:(?:trailer|equip|equipment|mode)(?: (?:type|kind|required|code))|equipment|equip)$/,
  commodity: /^(?:commodity|commodities|freight|product|goods)(?: (?:description|name|type))?$/,
  value:
    /^(?:(?:cargo|commodity|freight|declared|goods|load|shipment) value|value of (?:cargo|goods|freight)|value)(?: usd)?$/,
  rate: /^(?:carrier (?:rate|pay|cost|total)|(?:total )?(?:rate|buy rate|line ?haul)|carrier total pay|pay)(?: usd)?$/,
  team: /^(?:team(?: (?:load|drivers?|required|service))?|team yes no)$/,
  driverPhone:
    /^driver(?: s)? (?:phone|cell|mobile|phone number|cell number|cell phone|contact)$|^driver 1 phone$/,
  truckUnit: /^(?:truck|tractor|power unit|unit)(?: (?:number|no|unit|id|unit number))?$/,
  truckPlate: /^(?:truck|tractor)(?: license)? plate(?: number)?$/,
  truckPlateState: /^(?:truck|tractor)(?: license)? plate (?:state|st)$/,
  truckVin: /^(?:(?:truck|tractor) )?vin(?: number)?$/,
  trailerUnit: /^trailer(?: (?:number|no|unit|id|unit number))?$/,
  trailerPlate: /^trailer(?: license)? plate(?: number)?$/,
  trailerPlateState: /^trailer(?: license)? plate (?:state|st)$/,
  trailerVin: /^trailer vin(?: number)?$/,
}

const CARRIER_HEADINGS: Readonly<Partial<Record<IdentifierType, RegExp>>> = {
  DOT: /^(?:carrier )?(?:us ?|u s )?dot(?: (?:number|no|num))?$/,
  MC: /^(?:carrier )?(?:mc|docket)(?: (?:number|no|num))?$/,
  SCAC: /^(?:carrier )?scac(?: code)?$/,
}

const STOP_TERMS: Readonly<Record<StopKind, RegExp>> = {
  pickup: /^(?:pick ?up|pu|puc?k|origin|orig|o|shipper|ship from|loading|load at|from|first pick|stop 1)\b ?/,
  delivery:
    /^(?:deliver(?:y|ies)?|del|drop(?: ?off)?|destination|dest|d|consignee|cons|receiver|ship to|unloading|to|last drop|final|stop 2)\b ?/,
}

const STOP_HEADINGS: Readonly<Record<StopColumn, RegExp>> = {
  place: /^(?:|location|place|address|city state|city st|city state zip|city state postal|city st zip)$/,
  city: /^(?:city|town|city name)$/,
  state: /^(?:state|st|state code|prov|province|state province|state prov)$/,
  postalCode: /^(?:zip|zip ?code|postal|postal code|post ?code)$/,
  country: /^(?:country|country code)$/,
  latitude: /^(?:lat|latitude)$/,
  longitude: /^(?:lon|lng|long|longitude)$/,
  starts:
    /^(?:date|day|date time|datetime|appt|appointment|appt date|appointment date|appointment time|appt time|start|starts|start date|date start|date from|from|early|earliest|early date|sched(?:uled)?(?: (?:date|arrive|arrival|early|time))?|sched arrive early|(?:window|range|appt|appointment|date) (?:start|begin|open|from)|open|ready|ready date)$/,
  startTime: /^(?:time|start time|time from|time start|early time|open time|ready time|hours?)$/,
  ends: /^(?:end|ends|end date|date end|date to|date until|late|latest|late date|sched(?:uled)? (?:late|arrive late|end)|sched arrive late|(?:window|range|appt|appointment|date) (?:end|close|to|until)|close|by|until)$/,
  endTime: /^(?:end time|time to|time end|late time|close time|time until)$/,
  zone: /^(?:time ?zone|tz|zone)$/,
}

const found = <Key extends string>(
  headings: Readonly<Partial<Record<Key, RegExp>>>,
  text: string,
): Key | undefined =>
  (Object.entries(headings) as [Key, RegExp][]).find(([, heading]) => heading.test(text))?.[0]

const ofStop = (text: string): ListColumn | undefined => {
  for (const kind of ['pickup', 'delivery'] as const) {
    const word = STOP_TERMS[kind].exec(text)?.[0]
    if (word === undefined) continue
    const column = found(STOP_HEADINGS, text.slice(word.length).trim())
    if (column !== undefined) return { of: kind, column }
  }
  return undefined
}

/**
 * What the column of a list of loads has, by its heading in the spellings that are common: "Load #", "PU Date", "Consignee
 * ZIP", "Carrier MC Number".
 *
 * Empty: undefined for any other heading, whose column is not read. Source: section 5, "List of loads".
 */
export const loadColumnOf = (heading: string): ListColumn | undefined => {
  const text = plain(heading)
  if (text === '') return undefined
  const column = found(LOAD_HEADINGS, text)
  if (column !== undefined) return { of: 'load', column }
  const type = found(CARRIER_HEADINGS, text)
  return type === undefined ? ofStop(text) : { of: 'carrier', type }
}
