import { type RecognizedText, recognizeText } from '../../search/recognize-text.ts'

/** A number that is read at the dock: on the door, on the plate or in the frame of the door. */
export type DockNumber = Extract<RecognizedText, { readonly kind: 'vin' | 'plate' | 'identifier' | 'number' }>

/** Characters of a text that is read, at most; the rest is ignored. */
const CHARACTERS_MAX = 2_000
/** The most words that one number is written in: "U S DOT NO 1234567". */
const TERMS_MAX = 6
/** What else is on doors and is no number of a truck or a carrier: weights, years of paint, lengths. */
const OTHER_NUMBERS =
  /\b(?:GVWR?|GVM|GAWR|TARE|VIN(?=\s*$)|(?:UNLADEN|EMPTY|GROSS)\s+(?:WEIGHT|WT))\b[\s.:#]*[\d,.]*\s*(?:LBS?|KGS?)?\b|\b[\d,.]+\s*(?:LBS?|POUNDS|KGS?|TONS?|FT|MPH|PSI|GAL)\b/gi

/** Two numbers in one text are read one by one. */
const readOne = (text: string): RecognizedText => {
  const read = recognizeText(text)
  return read.kind === 'numbers' ? { kind: 'name' } : read
}

const isDock = (recognized: RecognizedText): recognized is DockNumber =>
  recognized.kind === 'vin' ||
  recognized.kind === 'plate' ||
  recognized.kind === 'number' ||
  (recognized.kind === 'identifier' &&
    (recognized.identifier.type === 'DOT' || recognized.identifier.type === 'MC'))

/** Among other terms, fewer digits are a unit, a part of a plate or a street number. */
const DIGITS_AMONG_OTHERS_MIN = 5
const countsAmongOthers = (read: RecognizedText, many: number): boolean => {
  if (read.kind === 'number') return read.value.length >= DIGITS_AMONG_OTHERS_MIN
  // Two words that only might be a plate are more often two things.
  return read.kind !== 'plate' || read.certainty !== 'possible' || many === 1
}

/** The longest run of words from a place on that is one number, and how many words it has. */
const readAt = (terms: readonly string[], at: number): { read: RecognizedText; length: number } => {
  for (let many = Math.min(TERMS_MAX, terms.length - at); many > 0; many--) {
    const read = readOne(terms.slice(at, at + many).join(' '))
    if (read.kind !== 'name' && countsAmongOthers(read, many)) return { read, length: many }
  }
  return { read: { kind: 'name' }, length: 1 }
}

const readLine = (line: string): readonly RecognizedText[] => {
  const whole = readOne(line)
  if (whole.kind !== 'name') return [whole]
  const terms = line.split(' ')
  const found: RecognizedText[] = []
  for (let at = 0; at < terms.length; ) {
    const { read, length: many } = readAt(terms, at)
    found.push(read)
    at += many
  }
  return found
}

/** What a number says, whatever certainty it was read with. */
const keyOf = (number: DockNumber): string => {
  switch (number.kind) {
    case 'vin':
      return `vin ${number.vin}`
    case 'plate':
      return `plate ${number.plate} ${number.state ?? ''}`
    case 'number':
      return `number ${number.value}`
    default:
      return `${number.identifier.type} ${number.identifier.value}`
  }
}

/** Guesses count only where nothing surer of the same thing was read. */
const withoutGuesses = (numbers: readonly DockNumber[]): readonly DockNumber[] => {
  const hasNamed = numbers.some(({ kind }) => kind === 'identifier')
  const hasVehicle = numbers.some(
    number => number.kind === 'vin' || (number.kind === 'plate' && number.certainty !== 'possible'),
  )
  return numbers.filter(number => {
    if (number.kind === 'number') return !hasNamed
    return number.kind !== 'plate' || number.certainty !== 'possible' || !hasVehicle
  })
}

/**
 * The plates, VINs, USDOT and MC numbers of a text that was typed or pasted from a photo, each once and in their order:
 * of "HARBOR FREIGHT LLC / USDOT 1234567 / GVWR 80,000 LBS / TX 4KZ-221" the DOT number and the plate. Phones, unit
 * numbers, weights and names are passed over. Digits alone count only if no number names its register, and what might be
 * a plate only if no VIN and no surer plate is there.
 *
 * Empty: none for a text without such a number. Refuses: nothing; of a longer text the whole words of the first 2,000
 * characters are read, as half a number is the number of someone else.
 * Source: section 5, "Search text: one box"; the list is ours.
 */
export const readDockText = (text: string): readonly DockNumber[] => {
  const lines = (text.length > CHARACTERS_MAX ? text.slice(0, CHARACTERS_MAX).replace(/\S*$/, '') : text)
    .replace(OTHER_NUMBERS, ' ')
    .split(/[\n\r;|/]+/)
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
  const found = new Map<string, DockNumber>()
  for (const read of lines.flatMap(readLine)) {
    if (!isDock(read)) continue
    const key = keyOf(read)
    if (!found.has(key)) found.set(key, read)
  }
  return withoutGuesses([...found.values()])
}

/** A number as it is shown: "Plate 4KZ221, TX", "VIN 1FUJ…", "USDOT 1234567", "Number 1234567". */
export const dockNumberText = (number: DockNumber): string => {
  switch (number.kind) {
    case 'vin':
      return `VIN ${number.vin}`
    case 'plate':
      return `Plate ${number.plate}${number.state === null ? '' : `, ${number.state}`}`
    case 'number':
      return `Number ${number.value}`
    default:
      return `${number.identifier.type === 'DOT' ? 'USDOT' : 'MC'} ${number.identifier.value}`
  }
}
