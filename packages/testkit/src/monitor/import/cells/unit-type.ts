import { type Cell, unreadable } from './cell.ts'

/** The agency's codes, their letters, and their words as the files spell them without blanks and dashes. */
const UNIT_TYPES: readonly (readonly [number, string, ...(readonly string[])])[] = [
  [1, 'BU', 'BUS', 'MOTORCOACH'],
  [2, 'DC', 'DOLLYCONVERTER'],
  [3, 'FT', 'FULLTRAILER'],
  [4, 'LM', 'LIMOUSINE'],
  [5, 'MC', 'MOTORCARRIER'],
  [6, 'OT', 'OTHER'],
  [7, 'PT', 'POLETRAILER'],
  [8, 'SB', 'SCHOOLBUS'],
  [9, 'ST', 'SEMITRAILER'],
  [10, 'TR', 'STRAIGHTTRUCK'],
  [11, 'TT', 'TRUCKTRACTOR', 'TRACTOR'],
  [12, 'VN', 'VAN'],
  [13, 'ZZ', 'UNKNOWN'],
  [14, 'IC', 'INTERMODALCHASSIS'],
  [15, 'CL', 'CRIBLOGTRAILER'],
]
const CODES = new Map(UNIT_TYPES.flatMap(([code, ...words]) => words.map(word => [word, code] as const)))
const LAST_CODE = 15

/**
 * A unit type by its code (9 semi-trailer, 10 straight truck, 11 tractor), its letters or its words.
 *
 * Refuses: what is none of them: a trailer must not be taken for a truck.
 */
export const readUnitType = (cell: string): Cell<number> => {
  const text = cell.trim().toUpperCase().replace(/\.0+$/, '')
  if (text === '') return null
  const number = /^\d{1,2}$/.test(text) ? Number(text) : CODES.get(text.replaceAll(/[^A-Z]/g, ''))
  return number === undefined || number < 1 || number > LAST_CODE ? unreadable('no unit type') : number
}
