import { isInState, STATE_BOXES } from './state-boxes.mjs'

/** The list of postal codes that areas are built from. */
export const PLACES = 'packages/monitor/src/worlds/areas/places.tsv'

/** Columns of a file of GeoNames: country, code, place, three divisions by name and code, coordinates. */
const [COUNTRY, CODE, CITY, STATE, LATITUDE, LONGITUDE] = [0, 1, 2, 4, 9, 10]
const COLUMNS_MIN = 11

/** Territories have files of their own, without a division. */
const TERRITORIES = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'])
/** Military post offices are in no state and take no freight. */
const MILITARY = /^(?:AA|AE|AP)$/
const MILITARY_CITY = /^(?:APO|FPO|DPO)\b/

/** The first letter of a Canadian code, and the provinces where it is. */
const PROVINCES = {
  ...{
    A: 'NL',
    B: 'NS',
    C: 'PE',
    E: 'NB',
    G: 'QC',
    H: 'QC',
    J: 'QC',
    K: 'ON',
    L: 'ON',
    M: 'ON',
    N: 'ON',
    P: 'ON',
  },
  ...{ R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT NU', Y: 'YT' },
}

/** `Edmonton (West Mill Woods)` is in Edmonton, and each code with M in Toronto. */
const canadianCity = (code, city) =>
  code.startsWith('M') ? 'Toronto' : city.split('(')[0].split('/')[0].trim() || city

/** A place of a line, or why it is none: `refusal`, of the whole file, or `leftOut`, of this line. */
function readLine(line) {
  const cells = line.split('\t').map(cell => cell.trim())
  if (cells.length < COLUMNS_MIN) return { refusal: `${cells.length} columns, not ${COLUMNS_MIN} or more` }
  const [from, code, name] = [cells[COUNTRY], cells[CODE], cells[CITY]]
  const isCanadian = from === 'CA'
  const country = isCanadian ? 'CA' : 'US'
  const state = TERRITORIES.has(from) ? from : cells[STATE]
  if (!isCanadian && (MILITARY.test(state) || MILITARY_CITY.test(name)))
    return { leftOut: 'a military post office' }
  if (from !== 'US' && !isCanadian && !TERRITORIES.has(from))
    return { refusal: `"${from}" is not US, CA or a territory` }
  if (!STATE_BOXES.has(`${country}/${state}`)) return { refusal: `"${state}" is no state of ${country}` }
  if (!(isCanadian ? /^[A-Z]\d[A-Z]$/ : /^\d{5}$/).test(code))
    return {
      refusal: `"${code}" is no ${isCanadian ? 'first three characters of a postal code' : 'ZIP code'}`,
    }
  if (isCanadian && !(PROVINCES[code[0]] ?? '').includes(state))
    return { refusal: `${code} is not in ${state}` }
  const city = isCanadian ? canadianCity(code, name) : name
  if (city === '') return { refusal: 'no name of a place' }
  const degrees = [cells[LATITUDE], cells[LONGITUDE]].map(cell => (cell === '' ? Number.NaN : Number(cell)))
  const isKnown = degrees.every(Number.isFinite) && degrees.some(each => each !== 0)
  const place = { country, code, city, state, degrees }
  if (!isKnown) return { place: { ...place, degrees: null }, unplaced: 'no coordinates' }
  return isInState(country, state, ...degrees)
    ? { place }
    : { place: { ...place, degrees: null }, unplaced: `${degrees.join(', ')} is not in ${state}` }
}

/** More places without coordinates than one in so many mean that the columns are others. */
const UNPLACED_SHARE = 100

/**
 * Reads files of postal codes in the form of GeoNames (`files` are their names and texts). A place whose coordinates lie
 * outside its state is kept without them, so that it has no market. `refusals`, `unplaced` and `leftOut` name file, line and
 * reason; with a refusal there is no list.
 */
export function readPlaces(files) {
  /** @type {string[][]} */
  const [refusals, unplaced, leftOut] = [[], [], []]
  const places = new Map()
  for (const { name, text } of files)
    for (const [index, line] of text
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .entries()) {
      if (line.trim() === '') continue
      const read = readLine(line)
      const at = `${name}:${index + 1}`
      if (read.refusal !== undefined) refusals.push(`${at}: ${read.refusal}`)
      if (read.leftOut !== undefined) leftOut.push(`${at}: ${read.leftOut}`)
      if (read.place === undefined) continue
      const { code } = read.place
      if (places.has(code)) refusals.push(`${at}: ${code} is already on ${places.get(code).at}`)
      else places.set(code, { ...read.place, at })
      if (read.unplaced !== undefined) unplaced.push(`${at}: ${code}: ${read.unplaced}`)
    }
  for (const country of ['US', 'CA'])
    if (![...places.values()].some(place => place.country === country))
      refusals.push(`No place of ${country}`)
  if (unplaced.length * UNPLACED_SHARE > places.size)
    refusals.push(
      `${unplaced.length} of ${places.size} places have no coordinates in their state, the first ${unplaced[0]}`,
    )
  return { places: [...places.values()], refusals, unplaced, leftOut }
}

/** The list as a text: its source and its day, then a line for each place, the ZIP codes first. */
export function placesText(places, { source, day }) {
  const rows = places
    .map(({ code, city, state, degrees }) => [code, city, state, ...(degrees ?? ['', ''])].join('\t'))
    .sort()
  return [
    `# source: ${source}`,
    `# day: ${day}`,
    '# code, city, state, latitude, longitude',
    ...rows,
    '',
  ].join('\n')
}
